import type { Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { tellersOf } from './tellers.ts'

const KEYWORD = '助聽器'

type Certainty = Topic['cells'][number]['certainty']

/** The tellers of a question among sources that cover a topic of this name with these passages. */
function tellers(
  question: string,
  name: string,
  ...said: (readonly [heading: string, quote: string, certainty?: Certainty])[]
) {
  const sources = ['', ...said.map(([heading, quote]) => `## ${heading}\n${quote}`)].map((text, rank) =>
    markedSource(rank, text || '## 我們的店\n歡迎來店裡試戴。'),
  )
  const view = viewOf(inputOf({ keyword: KEYWORD, serp: emptySerp({}), sources }))
  const passages = new Map(
    said.map(([heading, quote], at) => [`q${at}`, { id: `q${at}`, pageId: `p${at + 1}`, heading, quote }]),
  )
  const cells = said.map(([, , certainty = 'possible'], at) => ({
    pageId: `p${at + 1}`,
    passageId: `q${at}`,
    level: 'covered',
    score: 1,
    certainty,
  }))
  const topic = { id: 't', name, aliases: [question], questions: [question], cells } as unknown as Topic
  const shown = { ...view, passage: (id: string | null) => passages.get(id ?? '') } as unknown as View
  return tellersOf(shown, topic, question).map(({ pageId }) => pageId)
}

it('are the sources whose passage shares a word with the question, and not all that cover its topic', () => {
  const asked = '電池多久要充電？'
  expect(
    tellers(
      '電池要放哪裡充電？',
      '保養',
      ['每晚', '放回充電座就好。'],
      ['清潔', '耳塞每週拿清水沖洗並擦乾。'],
    ),
  ).toEqual(['p1'])
  expect(tellers(asked, '保養', ['收納', '大約 3 天。'], ['收納', '放在乾燥盒裡。'])).toEqual(['p1'])
})

it('are those too that speak of the topic in other words, if its name is of the question and no figure is asked for', () => {
  const asked = '可以戴著洗澡嗎？會怕水嗎？'
  const said = [
    ['淋濕', '泡過水就要送修。'],
    ['保固', '免費換新。'],
  ] as const
  expect(tellers(asked, '怕水', ...said)).toEqual(['p1'])
  expect(tellers('怕水的要放幾天？', '怕水', ...said)).toEqual([])
})

it('are the pages with a heading that asks nearly the same, whatever topic they cover', () => {
  const asked = '修好的耳模為什麼隔天又裂開？'
  const said = [
    ['修好的耳模隔天又裂開', '師傅說是膠沒乾。'],
    ['價目', '一對三萬元。'],
  ] as const
  expect(tellers(asked, '價格', ...said)).toEqual(['p1'])
})

it('are all that surely cover a topic whose whole name the question contains, if no figure is asked for', () => {
  const sure = ['去門口', '現場吹個口哨就知道。', 'sure'] as const
  expect(tellers('驗配要看什麼？', '驗配', sure)).toEqual(['p1'])
  expect(tellers('驗配要看什麼？', '驗配', ['去門口', '現場吹個口哨就知道。'])).toEqual([])
  expect(tellers('驗配多久一次？', '驗配', sure)).toEqual([])
})

it('are none that name what is asked of without the kind of figure, and those that tell how often by a time', () => {
  const asked = '耳塞多久要換一次？'
  const said = [
    ['耳塞', '矽膠耳塞比較軟，也可以訂做。'],
    ['耳塞', '耳塞 3 個月。'],
  ] as const
  expect(tellers(asked, '耳塞', ...said)).toEqual(['p2'])
  expect(tellers('耳模費用誰出？', '耳模', ['耳模', '耳模由公所補助。'])).toEqual(['p1'])
})

it.each([
  ['違約金可以不付嗎？', '保固', '店家未修理時可以不付違約金。'],
  ['溫度會影響電池嗎？', '電池', '溫度越高，電池耗得越快。'],
  ['商店營業時間是幾點？', '商店', '商店營業時間為 10:00 到 21:00。'],
  ['How do I make cold brew coffee?', 'Cold brew', 'Cold brew coffee: steep the grounds overnight.'],
  ['What temperature should I bake bread at?', 'Bread', 'Bread bakes at 350 degrees.'],
])('are those that answer a question for no number without one: %s', (asked, name, quote) => {
  expect(tellers(asked, name, [name, quote])).toEqual(['p1'])
})

it('are none that tell how often something fails where the question is what to do then, or of one thing where it asks for two', () => {
  expect(
    tellers(
      '耳模裂開怎麼辦？',
      '耳模裂開',
      ['材質', '耳模一年內約 3% 會裂開。'],
      ['材質', '耳模裂開就送回重做。'],
    ),
  ).toEqual(['p2'])
  expect(
    tellers('充電式還是電池式好？', '電力', ['電力', '充電式一晚充飽。'], ['電力', '充電式省事，電池式輕。']),
  ).toEqual(['p2'])
})
