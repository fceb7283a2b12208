/** Key prefix of texts that the browser keeps until they are saved. */
export const DRAFT_COPY_PREFIX = 'gaplens_text_'

/** Removes unsaved texts from this browser at sign-out. */
export function dropDraftCopies(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_COPY_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
