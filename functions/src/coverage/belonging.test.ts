import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/bench/insight-page.ts'
import { type Belonging, isAbout, straysOf } from './belonging.ts'
import { buildCorpus, type Corpus, type SectionUnit } from './corpus.ts'
import { queryOf } from './query.ts'

const COOLING =
  '## 冷氣除濕可以取代嗎\n冷氣的除濕模式會一起降溫，也不能設定目標濕度，梅雨季不需要降溫時用除濕機比較合適。'
const COOLING_AGAIN =
  '## 吹冷氣就好？\n冷氣開除濕模式會降溫，沒辦法設定濕度，天冷的梅雨季還是用除濕機比較舒服。'
const ZEOLITE =
  '## 沸石轉輪式適合誰\n沸石轉輪式在 15 度以下的低溫照樣能除濕，但靠電熱再生，比較耗電，出風也熱。'
const ZEOLITE_AGAIN =
  '## 第二個數字：瓦\n500 到 700 瓦的是沸石轉輪式，15 度以下的低溫也能除濕，靠電熱再生，耗電、出風熱。'
const SHOP = '## 為什麼選擇我們\n二十年的老店，原廠公司貨，到府安裝，一通電話就有專人替您處理。'
const CLEANING = '## 濾網怎麼洗\n濾網每兩週用清水沖洗後陰乾，水箱每週用中性清潔劑刷洗，避免黴菌。'

const corpusOf = (...pages: readonly string[]): Corpus =>
  buildCorpus(pages.map((text, rank) => markedSource(rank, text)))

/** The one section of a page whose heading holds a text. */
function sectionOf(corpus: Corpus, heading: string): SectionUnit {
  const found = corpus.pages
    .flatMap((page) => page.sections)
    .find((unit) => unit.section.subject.includes(heading))
  if (found === undefined) throw new Error(`no section 「${heading}」`)
  return found
}

function topicOf(corpus: Corpus, name: string, ...members: readonly SectionUnit[]): Belonging {
  const query = queryOf(
    members.map((unit) => unit.bag),
    corpus,
  )
  return { name, query, members }
}

it('does not count a section whose own subject stands on another page', () => {
  const corpus = corpusOf(`${COOLING}\n${CLEANING}`, ZEOLITE, ZEOLITE_AGAIN)
  const stray = sectionOf(corpus, '沸石')
  const topic = topicOf(corpus, '冷氣除濕模式', sectionOf(corpus, '冷氣'), stray)
  expect([...straysOf(corpus, topic)]).toEqual([stray])
})

it('does not count what a site says of itself', () => {
  const corpus = corpusOf(`${COOLING}\n${CLEANING}`, SHOP)
  const stray = sectionOf(corpus, '選擇我們')
  const topic = topicOf(corpus, '冷氣除濕模式', sectionOf(corpus, '冷氣'), stray)
  expect([...straysOf(corpus, topic)]).toEqual([stray])
})

it('counts a section that says the subject in other words', () => {
  const corpus = corpusOf(COOLING, `${COOLING_AGAIN}\n${CLEANING}`, ZEOLITE)
  const topic = topicOf(corpus, '可以取代', sectionOf(corpus, '取代'), sectionOf(corpus, '吹冷氣'))
  expect(straysOf(corpus, topic).size).toBe(0)
})

it('takes a section from outside for one about the subject where it says so, by name or in other words', () => {
  const corpus = corpusOf(`${COOLING}\n${CLEANING}`, COOLING_AGAIN, ZEOLITE, ZEOLITE_AGAIN)
  const topic = {
    ...topicOf(corpus, '冷氣除濕模式', sectionOf(corpus, '取代')),
    strays: new Set<SectionUnit>(),
  }
  expect(isAbout(corpus, topic, sectionOf(corpus, '吹冷氣'))).toBe(true)
  expect(isAbout(corpus, topic, sectionOf(corpus, '沸石'))).toBe(false)
  expect(isAbout(corpus, topic, sectionOf(corpus, '濾網'))).toBe(false)
})
