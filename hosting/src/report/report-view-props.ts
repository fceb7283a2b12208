import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { Warning } from '@gaplens/contracts/errors'
import type { Branding } from '@gaplens/contracts/shares/branding'
import type { Edition } from '@gaplens/report/text/report-text'
import type { ReactNode, Ref } from 'react'

export interface ReportViewProps {
  result: AnalysisResult
  status: JobStatus
  keyword: string
  pageUrl: string
  /** ISO 8601 */
  createdAt: string
  warnings: readonly Warning[]
  /** The user's own brand for exports; the product's if missing. */
  branding?: Branding | undefined
  /** A link back to the previous screen. */
  back?: ReactNode
  /** Menu entries of the screen around the report. */
  menu?: ReactNode
  /** The button of that menu, to which the focus returns. */
  menuRef?: Ref<HTMLButtonElement>
  /** A link to the draft that is written from the report, if the screen has drafts. */
  edit?: ReactNode
  /** A link that repeats the analysis, shown if the user's page could not be read. */
  again?: ReactNode
  /** Shown beside each prompt; it says where the answer can be pasted. */
  promptNote?: ReactNode
  /** Saves the report as an HTML file, if the screen supports it. */
  onSaveHtml?: (edition: Edition) => void
  /** Saves the archive of the report, if the screen supports it. */
  onSaveArchive?: () => void
  /** Opens the report's share links, if the screen supports them. */
  onShare?: (returnFocus: () => void) => void
}
