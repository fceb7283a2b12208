import type { FigureMatter } from '@gaplens/contracts/report'
import type { BriefConflict } from '@gaplens/contracts/report-brief'
import type { View } from '../facts/view.ts'
import {
  matterName,
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
  const told = disagreements(view)
  const own = view.input.coverage.report.figures.filter(
    (matter) => !matter.disagree && ownNote(view, matter) !== '',
  )
  return [...told, ...own].slice(0, CONFLICTS_MAX).map((matter) => ({
    topicId: matter.topicId,
    name: matterName(view, matter),
    sayings: valuesWithSources(view, matter),
    advice: adviceOn(view, matter),
  }))
}

function adviceOn(view: View, matter: FigureMatter): string {
  const sources = `${mostSaidNote(view, matter)}${newestNote(view, matter)}`
  const known = sources || notOlderNote(view, matter)
  return `${known || (matter.disagree ? '各說各的，看不出哪一個較可靠。' : '')}${ownNote(view, matter)}`
}

/** The matters on which the sources disagree that are told. */
export function disagreements(view: View): FigureMatter[] {
  return view.input.coverage.report.figures.filter(({ disagree }) => disagree).slice(0, CONFLICTS_MAX)
}
