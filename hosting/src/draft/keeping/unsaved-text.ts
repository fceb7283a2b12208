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

export interface SaveNeeds {
  readonly initial: LocalCopy
  readonly save: (
    text: string,
    revision: number,
    keepVersion: boolean,
  ) => Promise<{ readonly revision: number; readonly updatedAt: string }>
  readonly copy: CopyKeeper
}

/** A text, the revision on which it is written, and what the server has of it. Unsaved text is kept in the browser. */
export function createUnsavedText({ initial, save, copy }: SaveNeeds) {
  let { text, revision } = initial
  let savedText = initial.text
  let keepsVersion = false

  return {
    text: () => text,
    revision: () => revision,
    isSaved: () => text === savedText,
    change(next: string, keepVersion: boolean): void {
      text = next
      keepsVersion ||= keepVersion
      copy.keep({ text, revision })
    },
    /** The next save replaces another tab's text, which is kept as a version. */
    replaceSaved(other: LocalCopy): void {
      revision = other.revision
      savedText = other.text
      keepsVersion = true
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
        savedText = sent
        keepsVersion = keepsVersion && text !== sent
        if (text === sent) copy.drop()
        else copy.keep({ text, revision })
        return text === sent ? { kind: 'saved', at: saved.updatedAt } : { kind: 'unsaved' }
      } catch (error) {
        return stateAfterFailure(error, copy.keep({ text, revision }))
      }
    },
  }
}

/** Only what may succeed later is retried: no connection, a server error, too many requests or an expired session. */
function stateAfterFailure(error: unknown, isKept: boolean): SaveState {
  if (!(error instanceof ApiError)) return { kind: 'waiting', isKept }
  if (error.code === 'draft-conflict') return { kind: 'conflict' }
  if (error.status === 404) return { kind: 'refused', message: SAVE_TEXT.gone }
  const { status, message } = error
  const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 401
  return isRefused ? { kind: 'refused', message } : { kind: 'waiting', isKept }
}
