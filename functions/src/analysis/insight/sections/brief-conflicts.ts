import type { FigureGroup } from '@gaplens/contracts/report'
import type { BriefConflict } from '@gaplens/contracts/report-brief'
import type { View } from '../facts/view.ts'
import {
  groupName,
  mostSaidNote,
  newestNote,
  notOlderNote,
  ownNote,
  valuesWithSources,
} from './figure-notes.ts'

const CONFLICTS_MAX = 5

/**
 * The figures to be decided before writing: those on which the sources disagree, the report's weightiest first, then those that the
 * user's page gives otherwise than every source, or that a later one has replaced.
 */
export function writeConflicts(view: View): BriefConflict[] {
  const conflicts = disagreements(view)
  const own = view.input.coverage.report.figures.filter(
    (group) => !group.disagree && ownNote(view, group) !== '',
  )
  return [...conflicts, ...own].slice(0, CONFLICTS_MAX).map((group) => ({
    topicId: group.topicId,
    name: groupName(view, group),
    sayings: valuesWithSources(view, group),
    advice: adviceOn(view, group),
  }))
}

function adviceOn(view: View, group: FigureGroup): string {
  const sources = `${mostSaidNote(view, group)}${newestNote(view, group)}`
  const known = sources || notOlderNote(view, group)
  return `${known || (group.disagree ? '各說各的，看不出哪一個較可靠。' : '')}${ownNote(view, group)}`
}

/** The groups of figures on which the sources disagree, as many as the report shows. */
export function disagreements(view: View): FigureGroup[] {
  return view.input.coverage.report.figures.filter(({ disagree }) => disagree).slice(0, CONFLICTS_MAX)
}
