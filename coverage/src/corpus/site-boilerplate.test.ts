import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import type { Source } from '../source.ts'
import { splitIntoSections } from './sections.ts'
import { withoutSiteBoilerplate } from './site-boilerplate.ts'

const quotesOf = (sources: readonly Source[]) =>
  withoutSiteBoilerplate(sources.map(splitIntoSections)).map(({ sections }) =>
    sections.flatMap(({ claims }) => claims.map(({ text }) => text)),
  )
const onOneSite = (rank: number, text: string, title: string): Source => {
  const source = markedSource(rank, text)
  return {
    ...source,
    url: `https://daily.test/${rank}`,
    page: source.page === null ? null : { ...source.page, title },
  }
}
const STORY = '## 重點\n梅雨季濕度高，專家建議把除濕機放在房間中央，四周保持三十公分的距離。'
const FIRE = '## 重點\n消防局提醒，除濕機不要和電暖器共用延長線，外出時也不要整天開著。'

it('leaves out a list of a site’s other articles, even where each page lists others', () => {
  const [story = [], fire = []] = quotesOf([
    onOneSite(1, `${STORY}\n- 除濕機半夜起火消防局提醒四件事\n- 廚房收納神器只要百元`, '家裡濕到發霉怎麼辦'),
    onOneSite(
      2,
      `${FIRE}\n- 天氣熱喝冰手沖咖啡師公開比例\n- 廚房收納神器只要百元`,
      '除濕機半夜起火消防局提醒四件事',
    ),
  ])
  expect(story.join()).not.toContain('廚房收納')
  expect(story.join()).not.toContain('半夜起火')
  expect(fire.join()).not.toContain('冰手沖')
  expect(story.join()).toContain('三十公分')
})

it('keeps what two sites both say, and all of the user’s own page', () => {
  const shared = `${STORY}\n- 廚房收納神器只要百元`
  const [user = [], first = [], second = []] = quotesOf([
    { ...onOneSite(0, shared, '甲'), role: 'user' },
    markedSource(1, shared),
    markedSource(2, shared),
  ])
  for (const quotes of [user, first, second]) expect(quotes.join()).toContain('廚房收納')
})

it('keeps a line of fewer than six characters, which two pages of a site may share by chance', () => {
  const kept = (line: string) =>
    quotesOf([onOneSite(1, `${STORY}\n${line}`, '甲'), onOneSite(2, `${FIRE}\n${line}`, '乙')])[0]?.join()
  expect(kept('記得先斷電')).toContain('記得先斷電')
  expect(kept('記得要先斷電')).not.toContain('記得要先斷電')
})
