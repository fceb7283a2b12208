import type { Gap } from '@gaplens/contracts/analysis/report'
import { GAP_TEXT } from '../text/report-text.ts'
import { pageNumber, passagesOf, type ReportModel } from './report-model.ts'

/** Which pages a gap quotes with something that a later year, page or figure makes outdated; null for none. */
export function outdatedNote(model: ReportModel, { outdatedPassageIds = [] }: Gap): string | null {
  const pages = passagesOf(model, outdatedPassageIds).map(({ pageId }) => pageNumber(model, pageId))
  return pages.length === 0 ? null : GAP_TEXT.outdated([...new Set(pages)].join(''))
}
