import { ApiError } from '../../api/api-error.ts'
import { SAVE_TEXT } from '../strings.ts'
import type { CopyKeeper, LocalCopy } from './local-copy.ts'

/** The state of a text compared with the server's. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unsaved' | 'saving' }
  /** The server cannot be reached; saving is retried. `isKept`: a reload would not lose the text. */
  | { readonly kind: 'waiting'; readonly isKept: boolean }
  /** Another tab has saved since. */
  | { readonly kind: 'conflict' }
  /** The server rejects the text. */
  | { readonly kind: 'refused'; readonly message: string }

/** A text as the server has it. */
export interface SavedText extends LocalCopy {
  readonly updatedAt: string
}

export interface SaveNeeds {
  readonly initial: SavedText
  readonly save: (
    text: string,
    revision: number,
    keepVersion: boolean,
  ) => Promise<{ readonly revision: number; readonly updatedAt: string }>
  readonly copy: CopyKeeper
}

/** A text, the revision on which it is written, and what the server has of it. Unsaved text is kept in the browser. */
export function createUnsavedText({ initial, save, copy }: SaveNeeds) {
  let { text, revision, updatedAt } = initial
  let savedText: string | null = initial.text
  let keepsVersion = false

  /** The saved state, without a local copy, if the server has the text as it is now. */
  function settle(): SaveState | null {
    if (text !== savedText) return null
    copy.drop()
    return { kind: 'saved', at: updatedAt }
  }

  return {
    settle,
    change(next: string, keepVersion: boolean): void {
      text = next
      keepsVersion ||= keepVersion
      copy.keep({ text, revision, keepsVersion })
    },
    /** The next save replaces another tab's text, which is kept as a version. */
    replaceSaved(other: SavedText): void {
      revision = other.revision
      updatedAt = other.updatedAt
      savedText = other.text
      keepsVersion = true
      copy.keep({ text, revision, keepsVersion })
    },
    /** Leaves nothing to save, because the draft was deleted. */
    forget(): void {
      savedText = text
      copy.drop()
    },
    /** Sends the text as it is now. It is `unsaved` afterwards if it has changed meanwhile. */
    async send(): Promise<SaveState> {
      const sent = text
      try {
        const saved = await save(sent, revision, keepsVersion)
        revision = saved.revision
        updatedAt = saved.updatedAt
        savedText = sent
        keepsVersion = keepsVersion && text !== sent
        const settled = settle()
        if (settled === null) copy.keep({ text, revision, keepsVersion })
        return settled ?? { kind: 'unsaved' }
      } catch (error) {
        // The server may have stored the text although its answer was lost.
        savedText = null
        return stateAfterFailure(error, copy.keep({ text, revision, keepsVersion }))
      }
    },
  }
}

/** The state after a save failed. Only what may succeed later is retried: no connection, a server error, too many requests or an expired session. */
function stateAfterFailure(error: unknown, isKept: boolean): SaveState {
  if (!(error instanceof ApiError)) return { kind: 'waiting', isKept }
  if (error.code === 'draft-conflict') return { kind: 'conflict' }
  if (error.status === 404) return { kind: 'refused', message: SAVE_TEXT.gone }
  const { status, message } = error
  const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 401
  return isRefused ? { kind: 'refused', message } : { kind: 'waiting', isKept }
}
