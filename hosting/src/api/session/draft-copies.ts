/** Key prefix of texts that the browser keeps until they are saved. */
export const DRAFT_COPY_PREFIX = 'gaplens_text_'

/** A sign-out does not wait longer for a save. */
const LONGEST_SAVE_MS = 5_000

/** Saves of the editors that are open. Each resolves with whether its text is saved. */
const saves = new Set<() => Promise<boolean>>()

/** Has an open editor save its text before a sign-out. @returns what ends that */
export function saveAtSignOut(save: () => Promise<boolean>): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/**
 * Sends what open editors have not saved.
 * @returns whether a sign-out loses no text of this user, which also other tabs and earlier visits may have left in this browser
 */
export async function saveBeforeSignOut(uid: string): Promise<boolean> {
  const all = Promise.all([...saves].map((save) => save())).then((saved) => saved.every(Boolean))
  const tooLong = new Promise<boolean>((resolve) => setTimeout(resolve, LONGEST_SAVE_MS, false))
  const isSaved = await Promise.race([all, tooLong])
  return isSaved && !copyKeys().some((key) => key.startsWith(`${DRAFT_COPY_PREFIX}${uid}_`))
}

/** Removes unsaved texts from this browser at sign-out, and what this tab keeps of its forms. */
export function dropUnsaved(): void {
  for (const key of copyKeys()) localStorage.removeItem(key)
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there is nothing to remove.
  }
}

function copyKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_COPY_PREFIX))
  } catch {
    // Without storage there are none.
    return []
  }
}
