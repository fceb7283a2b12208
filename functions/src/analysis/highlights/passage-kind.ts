import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { HighlightedPassage } from '@gaplens/contracts/analysis/report'
import { readFigures } from '@gaplens/text/figures/read-figures'

const COMPARISON =
  /相比|(?:相|的|做個?|一)比較|比較(?:表|一下|起來|看看|[，。；、：]|$)|比較(?=兩|各|[A-Z])|差異|差別|不同之處|優缺點|優於|勝過|而.{1,12}則|\b(?:versus|vs\.?|compared|whereas|unlike|difference)\b/iu
const STEP =
  /^\s*(?:步驟|第[一二三四五六七八九十\d]+步|\d{1,2}[.、)]|step\s*\d)|(?:先|首先).{2,30}(?:再|然後|接著|之後)|\b(?:first|then|next)\b.*\b(?:then|next|finally)\b/iu
const DEFINITION =
  /(?:是指|指的是|是一種|是一類|定義為|意思是|所謂|就是把|又稱|簡稱)|\b(?:refers to|means|is defined as|is (?:an?|the) \w+ (?:of|that|which|for))\b/iu

/** The function of a highlighted passage for a reader. */
export function passageKindOf(
  quote: string,
  blocks: readonly Pick<Block, 'kind'>[],
): HighlightedPassage['kind'] {
  if (blocks.some(({ kind }) => kind === 'tableRow') || COMPARISON.test(quote)) return 'comparison'
  if (STEP.test(quote)) return 'step'
  if (DEFINITION.test(quote)) return 'definition'
  const figures = readFigures(quote).filter(
    ({ dimension }) => !['count', 'year', 'number'].includes(dimension),
  )
  return figures.length > 0 ? 'figure' : 'statement'
}
