import type { FigureMatter } from '@gaplens/contracts/report'
import type { BriefConflict } from '@gaplens/contracts/report-brief'
import type { View } from '../facts/view.ts'
import { matterName, mostSaidNote, newestNote, valuesWithSources } from './figure-notes.ts'

const CONFLICTS_MAX = 5

/** The figures on which the sources disagree, the report's weightiest first: to be decided before writing. */
export function writeConflicts(view: View): BriefConflict[] {
  return disagreements(view).map((matter) => ({
    topicId: matter.topicId,
    name: matterName(view, matter),
    sayings: valuesWithSources(view, matter),
    advice: `${mostSaidNote(view, matter)}${newestNote(view, matter)}` || '各說各的，看不出哪一個較可靠。',
  }))
}

/** The matters that are told. */
export function disagreements(view: View): FigureMatter[] {
  return view.input.coverage.report.figures.filter(({ disagree }) => disagree).slice(0, CONFLICTS_MAX)
}
