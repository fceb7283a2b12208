import { expect, it } from 'vitest'
import { isOwnAccount, isStory } from './story.ts'

const page = { title: '二手車檢查重點', text: '檢查重點整理如下。' }

it('takes what happened to a writer or the family for no fact', () => {
  expect(isStory('媽媽說爸爸怕吵，最後只做頭七', page)).toBe(true)
  expect(isStory('我換過四家廠商，只有一家準時', page)).toBe(true)
  expect(isStory('媽媽可以準備小湯匙', page)).toBe(false)
  expect(isStory('停藥後當天早上回診', page)).toBe(false)
})

it('takes a thing of a story for none only on a page that tells one', () => {
  const text = '那雙第一次穿就磨破後跟'
  expect(isStory(text, page)).toBe(false)
  const story = { title: '登山鞋心得', text: '我去年買了三雙登山鞋。' }
  expect(isStory(text, story)).toBe(true)
  expect(isStory('發作時含止暈藥，平常吃利尿劑', story)).toBe(true)
  expect(isStory('發作時含止暈藥，平常吃利尿劑', page)).toBe(false)
})

it('takes how people reacted for none, nor what a relative had to do on a page that tells a story', () => {
  expect(isStory('廣播說雲太厚，全場一陣嘆氣', page)).toBe(true)
  const text = '奶奶戶籍在外縣市，收 3,600 元'
  const story = { title: '辦後事紀錄', text: '我去年替奶奶辦了後事。' }
  expect(isStory(text, page)).toBe(false)
  expect(isStory(text, story)).toBe(true)
  expect(isStory('媽媽可以準備小湯匙', story)).toBe(false)
})

it('takes no fact from under a heading over the writer’s own affairs', () => {
  expect(isOwnAccount('我五次搬家的帳單')).toBe(true)
  expect(isOwnAccount('溫度我都抓低')).toBe(true)
  expect(isOwnAccount('我可以報嗎？')).toBe(false)
  expect(isOwnAccount('我們的收費')).toBe(false)
  expect(isOwnAccount('收費')).toBe(false)
})
