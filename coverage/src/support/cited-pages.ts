import type { Source } from '../source.ts'
import type { OverviewStatement } from '../topics/overview-statements.ts'

/** The ids of the pages that the AI Overview cites for a statement, read or not. */
export function citedPageIds(
  { referenceIndexes }: Pick<OverviewStatement, 'referenceIndexes'>,
  sources: readonly Pick<Source, 'id' | 'referenceIndexes'>[],
): string[] {
  return sources
    .filter((source) => source.referenceIndexes.some((index) => referenceIndexes.includes(index)))
    .map(({ id }) => id)
}
