/** Begins the keys of texts that the browser keeps until they are saved. */
export const DRAFT_COPY_PREFIX = 'gaplens_text_'

/** Whoever signs out leaves no text behind in this browser. */
export function dropDraftCopies(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_COPY_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}
