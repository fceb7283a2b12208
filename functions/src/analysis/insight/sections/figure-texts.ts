import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'

/** The sentences of the figures on pages, in the order of the figures; empty for those of the AI Overview. */
export function quotesOf(view: View, { figures }: FigureGroup): string[] {
  return figures.map(({ passageId }) => view.passage(passageId)?.quote ?? '')
}

/** The headings over the figures, in their order; empty where none is. */
export function headingsOf(view: View, { figures }: FigureGroup): string[] {
  return figures.map(({ passageId }) => view.passage(passageId)?.heading ?? '')
}

/** The sentences of the figures, with the statements of the AI Overview that give one of them. */
export function textsOf(view: View, group: FigureGroup): string[] {
  const said = group.figures.filter(({ giver }) => giver === 'overview').map(({ value }) => value)
  const statements = view.input.coverage.report.statements.map(({ text }) => text)
  return [
    ...quotesOf(view, group),
    ...statements.filter((text) => said.some((value) => oneLine(text).includes(value))),
  ]
}
