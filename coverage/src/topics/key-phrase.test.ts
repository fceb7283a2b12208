import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { keyPhrase } from './key-phrase.ts'
import { topicTerms } from './topic-terms.ts'

/** The phrase that stands out of one section a page. */
function standsOut(...texts: readonly string[]): string | null {
  const filler = '## 其他\n完全不相干的一段文字，只是讓用字的稀有程度有個比較的基準，談的是天氣和交通。'
  const corpus = buildCorpus(texts.map((text, at) => markedSource(at, `## 主題\n${text}\n${filler}`)))
  const members = corpus.pages.flatMap((page) => page.sections.slice(0, 1))
  const terms = topicTerms(
    members.map((unit) => unit.terms),
    corpus,
  )
  return keyPhrase(
    texts.map((text, at) => ({ text, site: `site${at}.test` })),
    terms,
    '除濕機',
    () => false,
  )
}

it('names a group by what its sites have in common, not by one site’s manner of speaking', () => {
  expect(
    standsOut(
      '延長線容易過熱，延長線變色就要換，大樹提醒您，大樹提醒您，大樹提醒您。',
      '不要用延長線，延長線和電暖器共用很危險。',
    ),
  ).toBe('延長線')
})

it('names a compound noun with the noun before it', () => {
  expect(
    standsOut(
      '前庭神經炎會連轉三天，前庭神經炎多半在感冒之後。',
      '前庭神經炎不會影響聽力，前庭神經炎要休息。',
    ),
  ).toBe('前庭神經炎')
})

it('does not name half a word', () => {
  const name = standsOut(
    '淺焙豆用高溫，淺焙豆不怕燙，淺焙豆香氣足。',
    '淺焙豆適合熱水，淺焙豆酸甜明顯，淺焙豆很硬。',
  )
  expect(name).not.toBe('焙豆')
})

it('does not stop before what nearly always follows', () => {
  const name = standsOut(
    '會計師查核簽證要三天，會計師查核簽證的行情是四千元。',
    '設立時要有會計師查核簽證，沒有會計師查核簽證就不能登記。',
  )
  expect(name).toMatch(/簽證$/)
})

it('names nothing after a word that only counts or compares', () => {
  expect(
    standsOut('空間越大越好，空間越小越差，空間越高越悶。', '空間越大，空間越小，空間越方正。'),
  ).not.toBe('空間越')
})

it('does not cut off the end of a word that no dictionary has', () => {
  expect(standsOut('分離器每月清一次，分離器裝滿就倒。', '先看分離器在哪裡，分離器的墊圈也要換。')).toBe(
    '分離器',
  )
})
