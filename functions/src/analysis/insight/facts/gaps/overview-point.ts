import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { type Subject, sharedTerms } from '../mention.ts'
import type { View } from '../view.ts'
import { overviewOf } from './overview-words.ts'

/** So many terms of the AI Overview's statement make a text its point as a figure does. */
const STATED_TERMS = 4
/** The share of that point from which on a text is on the subject. */
export const ON_POINT = 0.5

/**
 * How far a text makes the point that the AI Overview makes of the subject, 0–1: all of it with a figure of its statement, else by its
 * terms. That point is what Google takes from its sources.
 */
export function pointShare(subject: Subject, text: string): number {
  return givesFigureOf(subject, text)
    ? 1
    : Math.min(1, sharedTerms(text, subject.stated.terms) / STATED_TERMS)
}

/** Whether a text makes the AI Overview's point so far that it is on the subject, whatever it is called there. */
export function makesPoint(subject: Subject, text: string): boolean {
  return pointShare(subject, text) >= ON_POINT
}

/** Whether a text gives a figure that the AI Overview gives of the subject. */
export function givesFigureOf({ stated: { figures } }: Subject, text: string): boolean {
  return readFigures(text).some((figure) => figures.some((each) => sameValue(figure, each)))
}

/**
 * Whether the AI Overview speaks of a gap, and a page that it cites supports it. That is then said instead of facts under other names: an
 * inner form of a hospital is not how to apply for what was forgotten.
 */
export function isSupported(view: View, { topicId }: Gap, subject: Subject): boolean {
  return view.topic(topicId)?.fromOverview === true && overviewOf(subject)?.level === 'found'
}

/** Whether a page supports by a passage what the AI Overview says of a subject. */
export function supports({ stated }: Subject, { id }: Passage): boolean {
  return stated.statements.some(({ support }) =>
    support.some(({ level, passageId }) => level === 'found' && passageId === id),
  )
}
