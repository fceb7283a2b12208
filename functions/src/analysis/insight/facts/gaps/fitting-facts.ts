import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { Fact } from '../facts.ts'
import { namesSeveral, type Subject, sharedTerms } from '../mention.ts'
import { answerKindOf, answersAs } from '../questions/answer-kind.ts'
import type { View } from '../view.ts'
import { isOfYearsAgo } from './attributions.ts'
import { hasHeading, holdsName } from './fact-heading.ts'

/** A fact in its passage. */
export interface FoundFact {
  readonly fact: Fact
  readonly passage: Passage
  readonly page: ReadPage
  /** Whether a reader sees that it belongs under the subject's name. */
  readonly isNamed: boolean
  /** How far it makes the AI Overview's point, 0–1. */
  readonly point: number
}

/** The pages that the report says do not cover a gap, as a reader sees in its table: a fact of them would be of something else. */
export function pagesWithout(view: View, { topicId }: Gap): ReadonlySet<string> {
  const cells = view.topic(topicId)?.cells ?? []
  return new Set(cells.flatMap(({ pageId, level }) => (level === 'absent' ? [pageId] : [])))
}

/**
 * The facts found, without those that share no word with any name or question of the subject, neither in themselves nor in their heading, and
 * do not make all of the AI Overview's point either, where others do: 「用過餐請休息」 needs no word of 「飯後」 only where nothing else is told, and no
 * page has a section of the whole name.
 */
export function withoutUnrelated<T extends FoundFact>(
  view: View,
  subject: Subject,
  found: readonly T[],
): readonly T[] {
  const words = new Set([...subject.nameTerms, ...subject.questions.flatMap(termsOf)])
  const related = found.filter(
    ({ fact: { text }, passage: { heading }, point }) =>
      sharedTerms(`${heading} ${text}`, words) > 0 || point === 1 || holdsName(heading, subject),
  )
  return related.length > 0 || hasHeading(view, subject) ? related : found
}

/** Of a gap that is named by what it asks for (「費用」), only facts with such a figure, where there are any. */
export function answering<T extends FoundFact>({ name }: Gap, found: readonly T[]): readonly T[] {
  // A name of two things asks for one of them only.
  const kind = namesSeveral(name) ? null : answerKindOf([name])
  const answers = kind === null ? [] : found.filter(({ fact }) => answersAs(kind, fact.text))
  return answers.length > 0 ? answers : found
}

/** The facts found, without those of pages of years ago of which a page of today tells one with a figure of the kind. */
export function withoutOld<T extends FoundFact>(view: View, found: readonly T[]): readonly T[] {
  const isOld = ({ passage }: T) => isOfYearsAgo(view, passage.pageId)
  const told = found.filter((each) => !isOld(each)).flatMap(({ fact }) => dimensionsOf(fact.text))
  return found.filter(
    (each) => !isOld(each) || dimensionsOf(each.fact.text).every((own) => !told.includes(own)),
  )
}

/** What the figures of a text measure. A year stands anywhere. */
export function dimensionsOf(text: string): string[] {
  return readFigures(text).flatMap(({ dimension }) => (dimension === 'year' ? [] : dimension))
}
