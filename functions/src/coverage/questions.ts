import type { Corpus, SectionUnit } from './corpus.ts'
import { normalise, termsOf } from './terms.ts'
import { textBags } from './text-bags.ts'

/** What shared words of headings count beside likeness: people ask in the words that writers put into headings. */
const HEADING = 0.3
/** From this measure on a question belongs to a topic. */
const BELONGS = 0.16

/** A named group of sections. */
export interface Named {
  readonly name: string
  readonly members: readonly SectionUnit[]
}

/**
 * Gives each question people ask to one topic: the one it names (the longest name counts), else the one it comes
 * nearest to by likeness + 0.3 × the share of its words, by rarity among the topics' headings, that stand in the
 * topic's headings. What every question says, the keyword, does not count.
 * @returns each topic's questions; a question that no topic comes near to is in none
 */
export function askedOf(
  corpus: Corpus,
  topics: readonly Named[],
  keyword: string,
  questions: readonly string[],
): string[][] {
  const result: string[][] = topics.map(() => [])
  const headings = topics.map(
    ({ members }) => new Set(members.flatMap((unit) => termsOf(unit.section.subject))),
  )
  const ofKeyword = new Set(termsOf(keyword))
  for (const question of questions) {
    const terms = wholeTerms(question).filter((term) => !ofKeyword.has(term))
    const weighed = terms.flatMap((term) => {
      const having = headings.filter((own) => own.has(term)).length
      return having === 0 ? [] : [{ term, weight: Math.log(1 + topics.length / having) }]
    })
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
    const point = corpus.space.place(textBags(question, corpus.vocabulary))
    const measures = topics.map(({ members }, at) => {
      const likeness = corpus.space.likeness(
        members.map((unit) => unit.point),
        [point],
      )[0]
      const shared = weighed.filter(({ term }) => headings[at]?.has(term))
      return (likeness ?? 0) + (HEADING * shared.reduce((sum, { weight }) => sum + weight, 0)) / all
    })
    const owner = namedIn(question, topics) ?? highest(measures, BELONGS)
    if (owner !== null) result[owner]?.push(question)
  }
  return result
}

function namedIn(question: string, topics: readonly Named[]): number | null {
  const text = normalise(question)
  const [longest] = topics
    .map(({ name }, at) => ({ at, name: normalise(name) }))
    .filter(({ name }) => name.length > 1 && text.includes(name))
    .sort((a, b) => b.name.length - a.name.length)
  return longest?.at ?? null
}

function highest(measures: readonly number[], least: number): number | null {
  let owner: number | null = null
  let most = least
  measures.forEach((measure, at) => {
    if (measure <= most) return
    owner = at
    most = measure
  })
  return owner
}

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** A question's terms without the pairs that straddle two words: 「機可」 of 「除濕機可以」 says nothing. */
function wholeTerms(question: string): string[] {
  const words = [...WORDS.segment(normalise(question))].map(({ segment }) => segment)
  const terms = new Set<string>()
  let run = ''
  for (const word of [...words, '']) {
    if ([...word].length === 1) run += word
    else {
      for (const term of [...termsOf(run), ...termsOf(word)]) terms.add(term)
      run = ''
    }
  }
  return [...terms]
}
