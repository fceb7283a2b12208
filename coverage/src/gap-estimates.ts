import type { Cell } from './cell.ts'
import type { Corpus } from './corpus/corpus.ts'
import type { Row } from './rows.ts'

/**
 * Impact of closing the gap, 0–100: 40 if the AI Overview mentions the topic + 60 × share of the other pages that cover it,
 * reduced by up to half by the likelihood that the user's page covers it.
 * @param othersRead number of pages read besides the user's
 */
export function impactOf(row: Row, userLikelihood: number, othersRead: number): number {
  const shown = row.topic.statements.length > 0 ? 1 : 0
  const shared = othersRead === 0 ? 0 : Math.min(1, row.covering.length / othersRead)
  return Math.round((40 * shown + 60 * shared) * (1 - 0.5 * Math.min(1, userLikelihood)))
}

/** Characters from which on the length of the other pages' sections makes a gap as difficult as length can. */
const LONG_SECTION = 1_200
/** Words of a text that rests on tests, cases or data of its writer's own. */
const FIRST_HAND = /實測|實際|親自|我們測|測試結果|心得|案例|經驗|研究|數據|調查|統計|訪談|比較表/u

/**
 * Difficulty of closing the gap, 0–100: up to 50 for the median length of the other pages' sections on it (all 50 from 1,200
 * characters on) + 15 if their quotes contain tables or lists + 20 if those of most pages rest on tests, cases or data of their
 * own + 15 if the user's page does not touch it yet.
 * @param touched whether the user's page touches the topic
 */
export function difficultyOf(corpus: Corpus, row: Row, touched: boolean): number {
  const lengths = [...row.topic.lengths].sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? 0
  const quoted = new Set(row.covering.flatMap(({ verdict }: Cell) => verdict.quotes.map((quote) => quote.id)))
  const claims = corpus.claims.filter(({ claim }) => quoted.has(claim.id))
  const structured = claims.some(({ claim }) => claim.kind === 'tableRow' || claim.kind === 'listItem')
  const pages = new Set(claims.map(({ claim }) => claim.pageId))
  const own = new Set(claims.flatMap(({ claim }) => (FIRST_HAND.test(claim.text) ? claim.pageId : [])))
  return Math.round(
    50 * Math.min(1, typical / LONG_SECTION) +
      (structured ? 15 : 0) +
      (own.size > pages.size / 2 ? 20 : 0) +
      (touched ? 0 : 15),
  )
}
