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
