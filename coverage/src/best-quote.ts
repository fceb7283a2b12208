import { figuresMeet, identicalUnit } from '@gaplens/text/figures/compare'
import type { Dimension, Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { Cell } from './cell.ts'
import type { Quote } from './corpus/quote.ts'
import { endsAsQuestion } from './corpus/sentences.ts'
import type { GapEvidence } from './gap-evidence.ts'
import type { Row } from './rows.ts'
import type { Citations } from './table/citations.ts'

/** A cited passage with so many times the words and figures of another is the better quote. */
const CLEARLY_MORE = 2
/** Fewer words may be shared by chance. */
const FEW = 3
/** What is said of those that the sentence before does not name: 「其餘 7 款均無困難」. */
const REST = /^其[餘他](?!人)/u
/** A figure of a statement counts as so many words. */
const FIGURE_WEIGHT = 3

/** What follows a question after more characters answers another. */
const ANSWER_WITHIN = 200

/** What a name, or a part of it, that ends so measures. A price may be told as a share: 「餐費的一成」. */
const MEASURES: readonly (readonly [RegExp, readonly Dimension[]])[] = [
  [/(?:時間|時數|期限|年限|壽命|時程)$/u, ['time', 'age']],
  [/(?:金額|價格|費用|行情|費|價)$/u, ['money', 'share']],
  [/(?:溫度|水溫|氣溫)$/u, ['temperature']],
]
/** What says that nothing is to be paid. */
const EXEMPT = /免[徵繳稅費付收]|免予|不[用必需](?:繳|付)|不收/u
/** What joins the parts of a name. */
const JOINED = /[與和及或、]/u

/**
 * The passage by which a page's coverage of a topic is known: the nearest one, or of those that a judge cites the one cited for the fewest
 * other topics. Which topics are one is told by these.
 */
export function mainQuote({ verdict: { quotes, cited } }: Cell, citations: Citations): Quote[] {
  if (cited === 0) return quotes.slice(0, 1)
  const topicsOf = ({ id }: Quote) => citations.get(id)?.size ?? 0
  return quotes
    .slice(0, cited)
    .sort((a, b) => topicsOf(a) - topicsOf(b))
    .slice(0, 1)
}

/**
 * The passage that shows best that a page covers a topic: the nearest one, or one before it under its heading by which what the AI Overview
 * says of it was found on the page, because the rule comes before its exceptions. If that is a question or begins with 「其餘」, it is the
 * next near one; if the topic's name is a measure that it neither gives nor names, one under the same heading that does. Of a judge's
 * passages one with clearly more of the topic's words and figures comes first, and an uncited one with the name if no cited one has a word
 * of it.
 */
export function bestQuote(row: Row, cell: Cell, citations: Citations, evidence: GapEvidence): Quote[] {
  const { textOf, quoteContainsName, asks, isCorrected } = evidence
  const { quotes, cited } = cell.verdict
  const states = (quote: Quote) => !endsAsQuestion(textOf(quote)) && !asks(quote) && !isCorrected(quote)
  const near = quotes.filter(states)
  const { name } = row.topic
  if (cited === 0) {
    const fit = near.filter((quote) => !REST.test(textOf(quote)))
    const isProof = (quote: Quote) => row.topic.statements.some(({ id }) => evidence.isProofOf(id, quote))
    const first = answerTo(quotes[0], fit, evidence) ?? fit[0] ?? near[0]
    if (first === undefined) return []
    const isBefore = ({ heading, start }: Quote) => heading === first.heading && start < first.start
    const isNamed = quoteContainsName(name, first)
    const proof = fit.find(
      (quote) => isBefore(quote) && isProof(quote) && (!isNamed || quoteContainsName(name, quote)),
    )
    return [measuring(name, proof ?? first, near, textOf)]
  }
  const given = quotes.slice(0, cited)
  const named = quotes.slice(cited).find((quote) => states(quote) && textOf(quote).includes(name))
  if (named !== undefined && !given.some((quote) => quoteContainsName(name, quote))) return [named]
  const said = subjectOf(row)
  const sharedOf = (quote: Quote) => sharedWith(said, textOf(quote))
  return mainQuote(cell, citations).map((main) => {
    const stating = given.filter(states)
    const first = states(main) ? main : (stating[0] ?? answerTo(main, near, evidence) ?? main)
    const fullest = stating.reduce((most, each) => (sharedOf(each) > sharedOf(most) ? each : most), first)
    return sharedOf(fullest) >= Math.max(FEW, CLEARLY_MORE * sharedOf(first)) ? fullest : first
  })
}

/** The passage that answers one which asks: the first to follow it soon, in a thread perhaps after a reply that is corrected. */
function answerTo(
  asking: Quote | undefined,
  near: readonly Quote[],
  { asks }: GapEvidence,
): Quote | undefined {
  if (asking === undefined || !asks(asking)) return undefined
  return near
    .filter(({ start }) => start > asking.start && start - asking.end <= ANSWER_WITHIN)
    .sort((a, b) => a.start - b.start)[0]
}

/** The nearest passage; or one under its heading that gives what the topic's name measures, if the nearest neither gives nor names it. */
function measuring(
  name: string,
  nearest: Quote,
  near: readonly Quote[],
  textOf: (quote: Quote) => string,
): Quote {
  const measures = name
    .split(JOINED)
    .flatMap((part) => MEASURES.flatMap(([ending, dimensions]) => (ending.test(part) ? dimensions : [])))
  if (measures.length === 0) return nearest
  // 「免徵至 119 年底」 tells how much a tax is.
  const isExempt = measures.includes('money') && EXEMPT.test(textOf(nearest))
  const gives = (quote: Quote) =>
    readFigures(textOf(quote)).some(({ dimension }) => measures.includes(dimension))
  if (gives(nearest) || textOf(nearest).includes(name) || isExempt) return nearest
  return near.find((quote) => quote.heading === nearest.heading && gives(quote)) ?? nearest
}

/** What a topic is about: the words of its names and of the AI Overview's statements on it, and the figures of these. */
interface Said {
  readonly terms: ReadonlySet<string>
  readonly figures: readonly Figure[]
}

function subjectOf({ topic: { name, aliases, statements } }: Row): Said {
  const texts = statements.map(({ text }) => text)
  return {
    terms: new Set(termsOf([name, ...aliases, ...texts].join('\n'))),
    figures: texts.flatMap((text) => readFigures(text)),
  }
}

/** How many words and figures of a topic a text has; a figure counts as much as a few words. */
function sharedWith({ terms, figures }: Said, text: string): number {
  const given = readFigures(text)
  const same = figures.filter((figure) =>
    given.some((other) => identicalUnit(figure, other) && figuresMeet(figure, { ...other, per: figure.per })),
  )
  return new Set(termsOf(text).filter((term) => terms.has(term))).size + FIGURE_WEIGHT * same.length
}
