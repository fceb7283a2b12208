import { DRAFT_COPY_PREFIX } from '../../api/session/draft-copies.ts'

/** A text that is not saved yet, and the revision on which it is based. */
export interface LocalCopy {
  readonly text: string
  readonly revision: number
  /** Whether the text that it replaces on the server must become a version. */
  readonly keepsVersion?: boolean
}

/**
 * Keeps unsaved text in the browser, by user and draft, beyond a reload and the end of a session. A copy that another tab has stored
 * since is not dropped, because it may be saved nowhere else.
 */
export function localCopy(uid: string, draftId: string) {
  const key = `${DRAFT_COPY_PREFIX}${uid}_${draftId}`
  let own: string | null = null
  return {
    read(): LocalCopy | null {
      try {
        own = localStorage.getItem(key)
        const stored: unknown = JSON.parse(own ?? 'null')
        return isCopy(stored) ? stored : null
      } catch {
        return null
      }
    },
    /** @returns false if the browser stores nothing */
    keep({ text, revision, keepsVersion = false }: LocalCopy): boolean {
      try {
        own = JSON.stringify({ text, revision, ...(keepsVersion ? { keepsVersion } : {}) })
        localStorage.setItem(key, own)
        return true
      } catch {
        return false
      }
    },
    drop(): void {
      try {
        if (localStorage.getItem(key) === own) localStorage.removeItem(key)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}

export type CopyKeeper = ReturnType<typeof localCopy>

function isCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false
  const { text, revision } = value as Partial<Record<string, unknown>>
  return typeof text === 'string' && typeof revision === 'number'
}
