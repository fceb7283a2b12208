/** How the notes begin that the app writes into a draft for its writer. Each is a quoted line: 「> 參考：…」. */
export const NOTE_MARKS = { reference: '參考：', question: '問題：' } as const

const NOTE = /^[ \t]*(?:>[ \t]?)+[ \t]*(?:參考|問題)[：:]/

/**
 * Whether a line of a draft is a note to its writer. It is no text of the draft: it counts for no score and is not checked. Without
 * the quotation mark or the word after it, it is the writer's own text.
 */
export function isDraftNote(line: string): boolean {
  return NOTE.test(line)
}

/** Whether a draft has such notes. */
export function hasDraftNotes(text: string): boolean {
  return text.split('\n').some(isDraftNote)
}
