import type { Passage } from '@gaplens/contracts/analysis/report'
import { pageNumber, type ReportModel } from '../model/report-model.ts'
import { AI_VIEW_TEXT, REPORT_TEXT } from '../text/report-text.ts'
import { type Block, type Inline, link, muted } from './blocks.ts'
import type { QuoteIndex } from './quote-index.ts'

/** The parts of the report that have quoted some passages before, each with the pages quoted there. */
export function quotedAbove(
  model: ReportModel,
  before: ReturnType<QuoteIndex['quotedBefore']>,
  quoteIndex: QuoteIndex,
): Block[] {
  if (before.length === 0) return []
  const parts = [...Map.groupBy(before, ({ part }) => part)].map(([part, there]): Inline[] => [
    ...there.slice(0, 1).map(({ passage }) => link(part, `#${quoteIndex.placeOf(passage)}`)),
    ...there.flatMap(({ passage }): Inline[] => [' ', link(pageName(model, passage), passage.link)]),
  ])
  return [muted(AI_VIEW_TEXT.quotedAbove, ...parts.flatMap((part, at) => [at === 0 ? '' : '、', ...part]))]
}

function pageName(model: ReportModel, { pageId }: Passage): string {
  return pageId === model.ownPage?.id ? REPORT_TEXT.ownPage : pageNumber(model, pageId)
}
