import type { Bag } from '@gaplens/text/bags'
import type { TextVector } from '@gaplens/text/similarity'
import { type TextBags, textBags } from '@gaplens/text/text-bags'
import type { ClaimUnit, Corpus, SectionUnit } from '../corpus/corpus.ts'
import { isPostByline } from '../corpus/page-boilerplate.ts'
import { type LabelledItem, labelledItems } from './label-seeds.ts'
import { type OverviewStatement, withoutFactors, withoutOutline } from './overview-statements.ts'

/** Largest number of headings of a page that become seeds, those with the longest text first. This bounds the work. */
const HEADINGS_A_PAGE = 14
/** Largest number of headings and of labels of list items together. */
const SEEDS_A_PAGE = 20

/** A text that may be a subject of its own: a statement of the overview, a question people ask, a heading or a list item's label. */
export interface Seed {
  /** Its number among all seeds, from 1: `e1`. */
  readonly id: string
  readonly kind: 'statement' | 'question' | 'heading'
  /** The text as written. */
  readonly text: string
  /** Vector of its name: the heading, a statement's label, the question. */
  readonly head: TextVector
  /** Vector of its text: the section under the heading, the whole statement, the question with Google's answer. */
  readonly body: TextVector
  readonly headWords: Bag
  readonly bodyWords: Bag
  /** Vector of the page's title, which says what a heading such as 「費用與時間」 is about; null for statements and questions. */
  readonly title: TextVector | null
  /** The page of a heading; null for statements and questions. */
  readonly pageId: string | null
  readonly section: SectionUnit | null
  readonly statement: OverviewStatement | null
}

/** A question that people ask, with Google's answer; the answer is empty if Google shows none. */
export interface AskedQuestion {
  readonly text: string
  readonly answer: string
}

/**
 * The seeds of subjects: the AI Overview's statements, the related questions, the headings and the labels in lists of all pages.
 * @param bagsOf counts a text; a draft hands in a cached version
 */
export function findSeeds(
  corpus: Corpus,
  statements: readonly OverviewStatement[],
  questions: readonly AskedQuestion[],
  bagsOf = (text: string) => textBags(text, corpus.vocabulary),
): Seed[] {
  const stated = withoutOutline(statements).map((statement): SeedWithoutId => {
    const { label, question = '' } = statement
    const text = withoutFactors(statement.text)
    const body = textOf(corpus, bagsOf(question === '' ? text : `${question}\n${text}`))
    const named = label === '' ? question : label
    const head = named === '' ? body : textOf(corpus, bagsOf(named))
    return {
      kind: 'statement',
      text: statement.text,
      ...textsOf(head, body),
      ...NO_PAGE,
      statement,
    }
  })
  const asked = questions.map((question) => askedSeed(corpus, question, bagsOf))
  const headed = corpus.pages.flatMap(({ source, sections }) => {
    const title = source.page?.title ?? ''
    const vector = title === '' ? null : textOf(corpus, bagsOf(title)).vector
    const headings = headingSeeds(sections, bagsOf)
    const labels = labelledItems(sections, SEEDS_A_PAGE - headings.length)
    const labelled = labels.map((item) => labelSeed(corpus, item, bagsOf))
    return [...headings, ...labelled].map((seed) => ({ ...seed, title: vector }))
  })
  return [...stated, ...asked, ...headed].map((seed, at) => ({ id: `e${at + 1}`, ...seed }))
}

/** The index of each seed among those that are not from the user's page. It does not change when that page does. */
export function sourceSeedIndex(seeds: readonly Seed[], userId: string | undefined): Map<Seed, number> {
  const others = seeds.filter(({ pageId }) => pageId === null || pageId !== userId)
  return new Map(others.map((seed, place) => [seed, place]))
}

/**
 * The seeds of a subject that a judge found and that no heading names: one for each claim that the judge cites.
 * @param after number of existing seeds
 */
export function seedsOfClaims(
  corpus: Corpus,
  name: string,
  units: readonly ClaimUnit[],
  after: number,
): Seed[] {
  const { vector: head, words: headWords } = textOf(corpus, textBags(name, corpus.vocabulary))
  return units.map((unit, at) => ({
    id: `e${after + at + 1}`,
    kind: 'heading',
    text: name,
    head,
    body: unit.vector,
    headWords,
    bodyWords: unit.words,
    title: null,
    pageId: unit.claim.pageId,
    section: corpus.sections[unit.section] ?? null,
    statement: null,
  }))
}

/** A text compared as if it were a question that people ask. Its id is empty. */
export function seedOfText(corpus: Corpus, text: string): Seed {
  return { id: '', ...askedSeed(corpus, { text, answer: '' }, (piece) => textBags(piece, corpus.vocabulary)) }
}

type SeedWithoutId = Omit<Seed, 'id'>

function askedSeed(
  corpus: Corpus,
  { text, answer }: AskedQuestion,
  bagsOf: (text: string) => TextBags,
): SeedWithoutId {
  const head = textOf(corpus, bagsOf(text))
  const body = answer === '' ? head : textOf(corpus, bagsOf(`${text}\n${answer}`))
  return { kind: 'question', text, ...textsOf(head, body), ...NO_PAGE, statement: null }
}

/** Statements and questions come from Google and are on no page. */
const NO_PAGE = { title: null, pageId: null, section: null } as const

function headingSeeds(
  sections: readonly SectionUnit[],
  bagsOf: (text: string) => TextBags,
): Omit<SeedWithoutId, 'title'>[] {
  const first = new Map<string, SectionUnit>()
  for (const unit of sections) {
    const { subject } = unit.section
    const known = first.get(subject)
    if (
      subject !== '' &&
      !isPostByline(subject) &&
      (known === undefined || unit.section.chars > known.section.chars)
    )
      first.set(subject, unit)
  }
  return [...first.values()]
    .sort((a, b) => b.section.chars - a.section.chars || a.at - b.at)
    .slice(0, HEADINGS_A_PAGE)
    .sort((a, b) => a.at - b.at)
    .flatMap((unit): Omit<SeedWithoutId, 'title'>[] => {
      const { heading, body, section } = unit
      const headWords = bagsOf(section.subject).words
      if (heading === null) return []
      return [
        {
          kind: 'heading',
          text: section.subject,
          head: heading,
          body,
          headWords,
          bodyWords: unit.words,
          pageId: section.pageId,
          section: unit,
          statement: null,
        },
      ]
    })
}

/** A labelled list item works like a heading with a text of one claim. */
function labelSeed(
  corpus: Corpus,
  { label, unit, item }: LabelledItem,
  bagsOf: (text: string) => TextBags,
): Omit<SeedWithoutId, 'title'> {
  const head = textOf(corpus, bagsOf(label))
  return {
    kind: 'heading',
    text: label,
    head: head.vector,
    body: item.vector,
    headWords: head.words,
    bodyWords: item.words,
    pageId: unit.section.pageId,
    section: unit,
    statement: null,
  }
}

interface SeedText {
  readonly vector: TextVector
  readonly words: Bag
}

function textOf({ similarity }: Corpus, bags: TextBags): SeedText {
  return { vector: similarity.vectorOf(bags), words: bags.words }
}

function textsOf(head: SeedText, body: SeedText) {
  return { head: head.vector, body: body.vector, headWords: head.words, bodyWords: body.words }
}
