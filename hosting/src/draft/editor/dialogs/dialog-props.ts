import type { SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import type { DraftTextHandle } from '../../saving/use-draft-text.ts'

export interface DialogProps {
  draft: SavedDraft
  handle: DraftTextHandle
  onClose: () => void
}
