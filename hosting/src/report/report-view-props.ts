import type { JobStatus } from '@gaplens/contracts/analysis'
import type { Branding } from '@gaplens/contracts/branding'
import type { Warning } from '@gaplens/contracts/errors'
import type { AnalysisResult } from '@gaplens/contracts/report'
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
  /** The user's own name and look on what leaves the product; missing: the product's. */
  branding?: Branding | undefined
  /** The way back to the screen before. */
  back?: ReactNode
  /** What else the screen around the report can do with it: entries of a menu. */
  menu?: ReactNode
  /** That menu's button, to give the focus back to. */
  menuRef?: Ref<HTMLButtonElement>
  /** A link to the draft that is written from the report, if the screen has drafts. */
  edit?: ReactNode
  /** A link that runs it again, offered where the reader’s own page could not be read. */
  again?: ReactNode
  /** Shown beside each prompt; it says where the answer can be pasted. */
  promptNote?: ReactNode
  /** Saves the report as an HTML file, where the screen can. */
  onSaveHtml?: (edition: Edition) => void
  /** Saves the report with all that it was made from, where the screen can. */
  onSaveArchive?: () => void
  /** Opens the report's share links, where the screen has them. */
  onShare?: () => void
}
