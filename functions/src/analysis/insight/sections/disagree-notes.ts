import type { FigureGroup, Topic } from '@gaplens/contracts/analysis/report'
import { disagreementsOn } from '../facts/gaps/other-sides.ts'
import type { View } from '../facts/view.ts'
import { measuredNote } from './figure-names.ts'
import { officeNote } from './figure-notes.ts'
import { measuredFirstNote } from './measured-first.ts'
import { ownTermsNote } from './own-terms.ts'
import type { NameOf } from './prompt-names.ts'
import { ifOfOneThing } from './supposing.ts'
import { valuesByGiver } from './values-by-giver.ts'

/** The group of figures on which sources disagree within a topic: its own, or one of which the passages of its gap give two values. */
export function disagreeingGroup(view: View, { id }: Pick<Topic, 'id'>): FigureGroup | undefined {
  const gap = view.gaps.find(({ topicId }) => topicId === id)
  return disagreementsOn(view, gap ?? { topicId: id, passageIds: [] })[0]
}

/** Whether somebody measured one of a topic's differing figures, and the others are what makers or sellers say of their goods. */
export function isMeasuredAgainstMaker(view: View, topic: Pick<Topic, 'id'>): boolean {
  const group = disagreeingGroup(view, topic)
  return group !== undefined && measuredFirstNote(view, group) !== ''
}

/**
 * That sources disagree on a topic's figures, on what these measure, what they are and who gives which; empty when they do not. Where only
 * the AI Overview differs, it is named beside the sources: one source alone disagrees with nobody.
 * @param nameOf how a page is named; as the report numbers it if left out
 */
export function disagreeNote(
  view: View,
  topic: Pick<Topic, 'id' | 'figuresDisagree'> | undefined,
  nameOf?: NameOf,
): string {
  if (topic === undefined) return ''
  const group = disagreeingGroup(view, topic)
  if (group === undefined) return topic.figuresDisagree ? '來源的數字看來不一致' : ''
  const given = valuesByGiver(view, group, nameOf)
  const list = given === '' ? '' : `（${given}）`
  const whose = group.onlyOverviewDiffers === true ? '來源與 AI Overview 的數字' : '來源的數字'
  return `${whose}${measuredNote(view, group, topic.id)}${group.confirmed ? '' : '看來'}不一致${list}`
}

/** What to do about a topic's figures on which sources disagree: an office's comes first, a house's own stay as they are, others are to be checked. */
export function disagreeAdvice(view: View, topic: Pick<Topic, 'id'>): string {
  const settled = settledAdvice(view, topic)
  return settled === '' ? '請先查證。' : settled
}

/** Whose of a topic's differing figures comes first, or that each house has its own; empty where neither is known. */
export function settledAdvice(view: View, topic: Pick<Topic, 'id'>): string {
  const group = disagreeingGroup(view, topic)
  if (group === undefined) return ''
  const note = officeNote(view, group)
  if (note === '') return ownTermsNote(view, group)
  return group.confirmed ? note : ifOfOneThing(note)
}
