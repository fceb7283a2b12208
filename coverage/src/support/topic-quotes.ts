import type { CoverageTable } from '../table/coverage-table.ts'

/** The ids of a page's passages on the topics that a statement of the AI Overview belongs to. */
export function topicQuoteIds(
  { topics }: Pick<CoverageTable, 'topics'>,
  { statementId, pageId }: { readonly statementId: string; readonly pageId: string },
): Set<string> {
  const own = topics.filter(({ statements }) => statements.some(({ id }) => id === statementId))
  const verdicts = own.flatMap((topic) => topic.verdicts.filter((each) => each.pageId === pageId))
  return new Set(verdicts.flatMap(({ quotes }) => quotes.map(({ id }) => id)))
}
