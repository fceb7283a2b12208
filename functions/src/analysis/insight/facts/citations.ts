import type { View } from './view.ts'

/** The number of the overview's statements that cite a page. */
export function citationsOf({ input }: View, pageId: string): number {
  return input.coverage.report.statements.filter(({ citedPageIds }) => citedPageIds.includes(pageId)).length
}
