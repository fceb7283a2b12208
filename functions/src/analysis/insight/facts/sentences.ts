/** The sentences of a text with their punctuation and the quotation mark that closes with it. A line break ends a sentence too. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^。！？!?\n]+[。！？!?]*[」』”）)]?/gu) ?? [])
    .flatMap((piece) => piece.split(/(?<=\p{Ll}[.!?][)"'’”]?)\s+(?=["“]?\p{Lu})/u))
    .map((sentence) => sentence.trim())
}

/** The sentence without quoted text, which is somebody else's. */
export function unquoted(sentence: string): string {
  return sentence.replace(/[「『“][^」』”]*(?:[」』”]|$)/gu, '「」')
}

/**
 * Where a sentence of a paragraph ends and the next begins, so that the pieces joined again are the text: after a Chinese mark, or after
 * a Latin one and a space before a capital letter, but not after an initial or an abbreviation (「Dr.」), nor before a mark that closes.
 */
export const SENTENCE_BREAK =
  /(?<=[。！？!?])(?!\s*["'”’」』]|[ ]+\p{Lu})|(?<=[.!?]["'”’)]?\s+)(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|approx|Fig|Inc|al|e\.g|i\.e|(?<![\d°]\s?)\p{Lu})\.\s+)(?=["“‘]?\p{Lu})/u
