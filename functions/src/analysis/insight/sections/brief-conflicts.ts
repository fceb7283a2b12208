import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import type { BriefConflict } from '@gaplens/contracts/analysis/report-brief'
import type { View } from '../facts/view.ts'
import {
  conditionsNote,
  measuredName,
  mostSaidNote,
  newestNote,
  notOlderNote,
  valuesWithSources,
} from './figure-notes.ts'
import { outdatedOwn, ownNote } from './own-figures.ts'

const CONFLICTS_MAX = 5

/**
 * The figures to decide before writing: first outdated figures of the user's page, which must be corrected in any case; then
 * those on which the sources disagree, the most important first; then those of the user's page that differ from every source.
 */
export function writeConflicts(view: View): BriefConflict[] {
  const own = view.input.coverage.report.figures.filter((group) => ownNote(view, group) !== '')
  const old = own.filter((group) => outdatedOwn(view, group) !== null)
  const groups = new Set([...old, ...disagreements(view), ...own])
  return [...groups].slice(0, CONFLICTS_MAX).map((group) => ({
    topicId: group.topicId,
    name: measuredName(view, group),
    sayings: valuesWithSources(view, group),
    advice: adviceOn(view, group),
  }))
}

function adviceOn(view: View, group: FigureGroup): string {
  const conditions = conditionsNote(view, group)
  const sources = conditions || `${mostSaidNote(view, group)}${newestNote(view, group)}`
  const known = sources || notOlderNote(view, group)
  // Shared words alone often join values of two things, so the sources are not said to contradict each other.
  const undecided = group.confirmed ? '來源說法不一，看不出哪一個較可靠。' : '數字不同，請對照原文。'
  const supposing = !group.confirmed && group.disagree && conditions === '' ? '若說的是同一件事，' : ''
  return `${known === '' ? (group.disagree ? undecided : '') : `${supposing}${known}`}${ownNote(view, group)}`
}

/** The groups of figures on which the sources disagree, up to the number that the report shows. */
export function disagreements(view: View): FigureGroup[] {
  return view.input.coverage.report.figures.filter(({ disagree }) => disagree).slice(0, CONFLICTS_MAX)
}
