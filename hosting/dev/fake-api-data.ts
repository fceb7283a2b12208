import type { DeletionState, ExportAnswer } from '@gaplens/contracts/accounts/account'
import type {
  Estimate,
  HistoricalAnalysis,
  HistoryItem,
  JobAnswer,
} from '@gaplens/contracts/analysis/requests'
import type { Batch } from '@gaplens/contracts/batches/batch'
import type { DraftItem, DraftVersion, SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import type { ApiErrorCode } from '@gaplens/contracts/errors'
import type { OwnLedgerItem } from '@gaplens/contracts/points/ledger'
import type { BrandingAnswer } from '@gaplens/contracts/shares/branding'
import type { Share } from '@gaplens/contracts/shares/share'

/** What the simulated API answers. */
export interface FakeApiData {
  /** Answers of GET /results, one a call; the last is repeated. */
  jobs?: JobAnswer[]
  history?: HistoryItem[]
  analysis?: HistoricalAnalysis
  estimate?: Estimate
  branding?: BrandingAnswer
  /** The share links of any report. */
  shares?: Share[]
  /** The user's ledger entries, newest first. */
  ledger?: OwnLedgerItem[]
  /** The export of the person's data: answers of GET, one a call; the last is repeated. */
  exports?: ExportAnswer[]
  /** The answer to a request for an export; by default it is ready. */
  exportAsked?: ExportAnswer
  /** Answers of GET on the account's deletion after it was requested, one a call; the last is repeated. */
  deletions?: DeletionState[]
  /** The one draft of any report. */
  draft?: SavedDraft
  /** Its earlier versions. */
  versions?: readonly DraftVersion[]
  /** The draft that the analysed page came from. */
  origin?: DraftItem
  /** Number of unreadable documents in each of the lists of drafts, share links and batches. */
  unreadable?: number
  /** Largest number of rows of a batch; 200 by default. */
  maxRows?: number
  /** The person's one batch. */
  batch?: Batch
  /** Fails calls whose `METHOD path` starts with the key. */
  errors?: Record<string, ApiErrorCode>
  /** Never answers calls whose `METHOD path` starts with this. */
  hangs?: string
}

export interface FakeCall {
  method: string
  path: string
  headers: Headers
  body: unknown
}

export const NO_EXPORT: ExportAnswer = { state: 'none', documents: 0, parts: 0, bytes: 0, expiresAt: null }
