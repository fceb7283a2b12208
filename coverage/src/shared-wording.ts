import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { Corpus } from './corpus/corpus.ts'
import { type Quote, quoteTextIn } from './corpus/quote.ts'

/**
 * How much of the wording of some passages one section of the user's page shares, 0–1. For each passage: of its Chinese characters,
 * numbers and words of other scripts, weighted by how rare they are in the claims of all pages, the largest share that one section
 * contains. The result is the mean over the passages.
 */
export type SharedWording = (passages: readonly Quote[]) => number

/**
 * Returns the comparison with the user's page, which is prepared at the first call. A page that says the same in other words often
 * still shares single characters, which the character pairs and word meanings of the models miss: 「遺體冰存」 and
 * 「租冷凍櫃，等日子一天算一天」.
 * @param keyword its characters and words are on every page and do not count
 */
export function sharedWordingWith(
  corpus: Pick<Corpus, 'pages' | 'claims'>,
  userId: string,
  keyword: string,
): SharedWording {
  let compare: SharedWording | undefined
  return (passages) => {
    compare ??= prepare(corpus, userId, keyword)
    return compare(passages)
  }
}

function prepare(
  { pages, claims }: Pick<Corpus, 'pages' | 'claims'>,
  userId: string,
  keyword: string,
): SharedWording {
  const common = unitsOf(keyword)
  const textOf = quoteTextIn({ pages })
  const claimsWith = new Map<string, number>()
  for (const { claim } of claims)
    for (const unit of unitsOf(claim.text)) claimsWith.set(unit, (claimsWith.get(unit) ?? 0) + 1)
  const weigh = (units: readonly string[]) =>
    units.reduce((sum, unit) => sum + Math.log(claims.length / (claimsWith.get(unit) ?? 1)), 0)
  const sections = pages
    .filter(({ source }) => source.id === userId)
    .flatMap((page) => page.sections)
    .map(({ section }) => unitsOf([section.heading, ...section.claims.map(({ text }) => text)].join('\n')))
  const shareOf = (quote: Quote) => {
    const units = unitsOf(`${quote.heading}\n${textOf(quote)}`)
    const distinctive = [...units].filter((unit) => !common.has(unit))
    const shared = sections.map((section) => weigh(distinctive.filter((unit) => section.has(unit))))
    return Math.max(0, ...shared) / Math.max(1, weigh(distinctive))
  }
  return (passages) =>
    passages.reduce((sum, passage) => sum + shareOf(passage), 0) / Math.max(1, passages.length)
}

/** The Chinese characters, numbers and words of other scripts of a text, each once. */
function unitsOf(text: string): Set<string> {
  return new Set([...charactersOf(text), ...termsOf(text).filter((term) => !/\p{Script=Han}/u.test(term))])
}
