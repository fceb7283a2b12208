import { expect, it } from 'vitest'
import { isWithinScene } from './within-scene.ts'

const isScene = (text: string, paragraph: string) =>
  isWithinScene(text, {
    blocks: [{ kind: 'paragraph', text: paragraph, level: 0, content: true }] as never,
  })
const TEXT = '燈塔下方的步道走半小時到海蝕洞'

it('knows what stands between sentences on what the writer did as a part of that day', () => {
  expect(isScene(TEXT, `天還沒亮我就出門了。${TEXT}。風大得我站不穩。`)).toBe(true)
})

it('takes what only follows such a sentence, or what a house says of itself, for no scene', () => {
  expect(isScene(TEXT, `我去過三次。${TEXT}。退潮時才能進去。`)).toBe(false)
  expect(isScene(TEXT, `我們每天巡查。${TEXT}。我們備有雨衣。`)).toBe(false)
})

it('knows the tale of somebody who remembers', () => {
  const tale = '開民宿的林秀美回憶，第一年忘了投保；颱風掀掉屋頂，修了半年'
  expect(isScene('颱風掀掉屋頂，修了半年', `${tale}。`)).toBe(true)
})
