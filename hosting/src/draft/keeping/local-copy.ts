import { DRAFT_COPY_PREFIX } from '../../api/session/draft-copies.ts'

/** A text that is not saved yet, and the revision that it was written on. */
export interface LocalCopy {
  readonly text: string
  readonly revision: number
}

/**
 * Keeps what is not saved yet in the browser, by person and draft: it outlives a reload and the end of a session. What
 * another tab has kept since is not dropped, because it may be saved nowhere else.
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
    /** @returns false when the browser keeps nothing */
    keep({ text, revision }: LocalCopy): boolean {
      try {
        own = JSON.stringify({ text, revision })
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
        // Where nothing can be kept there is nothing to drop.
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
