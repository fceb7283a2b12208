import type { SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import type { DraftTextHandle } from '../../keeping/use-draft-text.ts'

export interface DialogProps {
  draft: SavedDraft
  handle: DraftTextHandle
  onClose: () => void
}
