import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { View } from '../facts/view.ts'
import { figureWords } from './words-around-figure.ts'

/** What an authority sets or pays, which is nobody's price: 「罰鍰金額」, 「津貼」. */
const SET_BY_LAW =
  /罰[鍰金款則]|補助金?(?!食品)|津貼|[勞健]保|(?<![含未])稅[率額]|規費|電價|扣繳|免稅額|扣除額|補充保費/u
/** What only a law says: 「法定利率」, 「逾期的遲延利息」, 「應於 60 日前以書面通知」. */
const LAW =
  /法定|遲延利息|罰[鍰款]|(?<!賞)罰\s?[\d一二三四五六七八九十]|依法|時效|滯納|扣繳|免稅額|扣除額|補充保費|稅率|法定代理|請求權|失其效力|不行使|(?:聲請|裁判)費|[未年]滿\s?\d+\s?歲[^，。；]{0,8}代[為理]|應於[^，。；]{0,12}(?:[日天月年]內|[日天]前)/u
/** What courts and notaries deal with: from which age on one may do it, a law says. */
const BEFORE_COURT = /遺囑|繼承|監護|公證|法院|訴訟|民法|刑法|法條|第\s?\d+\s?條/u
/** What a company that runs trains or buses sets: how long a ride takes and what it costs. */
const TRANSPORT = /特急|列車|火車|高鐵|[台臺]鐵|捷運|地鐵|公車|客運|巴士|渡輪|航班/u

/** A way that nobody rides, though it leads to or from a train. */
const ON_FOOT = /走|步行|徒步|健行|[爬騎]/u

/** Who publishes a figure that no page may choose: the authority of a rule, or who runs the trains. */
export type Publisher = 'authority' | 'operator'

/** Who publishes what a subject of this name costs or demands; null where anybody may say it. */
export function publisherOfSubject(name: string): Publisher | null {
  return SET_BY_LAW.test(name) ? 'authority' : TRANSPORT.test(name) ? 'operator' : null
}

/** Who publishes the figures of a group, by their words, their headings and their subject. */
export function publisherOf(view: View, { topicId, figures }: FigureGroup): Publisher | null {
  const name = topicId === null ? '' : (view.topic(topicId)?.name ?? '')
  const passages = figures.map(({ passageId }) => view.passage(passageId))
  const words = figures.map(({ shown }, at) => figureWords(passages[at]?.quote ?? '', shown) ?? '')
  const headings = passages.map((passage) => passage?.heading ?? '')
  if ([name, ...headings, ...words].some((text) => LAW.test(text))) return 'authority'
  const around = [view.input.keyword, name, ...headings, ...passages.map((passage) => passage?.quote ?? '')]
  if (areAges(figures) && around.some((text) => BEFORE_COURT.test(text))) return 'authority'
  const isRide =
    [name, ...words].some((text) => TRANSPORT.test(text)) && !words.some((text) => ON_FOOT.test(text))
  return isRide ? 'operator' : null
}

/** Whether all values are ages. */
export function areAges(figures: FigureGroup['figures']): boolean {
  return figures.length > 0 && figures.every(({ shown }) => readFigures(shown)[0]?.dimension === 'age')
}

/** Where figures are looked up that are published. Of two pages the newer one need not be right on a law. */
export const PUBLISHED: Readonly<Record<Publisher, string>> = {
  authority: '這類數字由法規訂定，請查法條或主管機關的公告。',
  operator: '請查營運公司公布的時刻與票價。',
}
