/** Longest passage, in UTF-16 units: what one reads at a glance as a quote. */
export const PASSAGE_MAX = 150
/** A sentence shorter than this says too little by itself: it stays with the next one. */
const SENTENCE_MIN = 16
/** A sentence that is cut at commas is not cut before this. */
const PART_MIN = 60

/**
 * Where sentences end; the mark belongs to the sentence, and so do closing quotes after it. Cells and lines end them too. In
 * English a semicolon joins two halves of one sentence, which say nothing alone: "Offices reply; elsewhere, ask your union."
 */
const SENTENCE_END = /(?:[。！？!?；…]|;(?!\s*\p{Ll}))+[」』”’）)"']*|[.](?=\s)|[\t\n]+/gu

export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The sentences of `text` between `start` and `end`, as slices of it, none longer than `PASSAGE_MAX`. Linear. */
export function* sentences(text: string, start: number, end: number): Generator<TextRange> {
  let from = start
  let last = start
  for (const stop of stops(text, start, end)) {
    if (last > from && stop - from > PASSAGE_MAX) {
      yield* trimmed(text, from, last)
      from = last
    }
    last = stop
    if (last - from >= SENTENCE_MIN) {
      yield* trimmed(text, from, last)
      from = last
    }
  }
  if (end > from) yield* trimmed(text, from, end)
}

/** Ends of the sentences between `start` and `end`; a sentence too long for a passage also ends at commas, then anywhere. */
function* stops(text: string, start: number, end: number): Generator<number> {
  const slice = text.slice(start, end)
  let from = 0
  for (const match of slice.matchAll(SENTENCE_END)) {
    const stop = match.index + match[0].length
    yield* longStops(slice, from, stop, start)
    from = stop
  }
  yield* longStops(slice, from, slice.length, start)
}

function* longStops(slice: string, from: number, to: number, offset: number): Generator<number> {
  let at = from
  while (to - at > PASSAGE_MAX) {
    const window = slice.slice(at, at + PASSAGE_MAX)
    const comma = Math.max(
      window.lastIndexOf('，'),
      window.lastIndexOf('、'),
      window.lastIndexOf(', '),
      window.lastIndexOf('; '),
    )
    const space = window.lastIndexOf(' ')
    let step = comma > PART_MIN ? comma + 1 : space > PART_MIN ? space + 1 : PASSAGE_MAX
    // Never between the halves of a surrogate pair.
    if (/[\ud800-\udbff]/.test(slice[at + step - 1] ?? '')) step -= 1
    at += step
    yield offset + at
  }
  if (to > at) yield offset + to
}

function* trimmed(text: string, start: number, end: number): Generator<TextRange> {
  const slice = text.slice(start, end)
  const front = slice.length - slice.trimStart().length
  const back = slice.length - slice.trimEnd().length
  if (front + back < slice.length) yield { start: start + front, end: end - back }
}

/** Whether a text ends with a question, which states nothing. */
export function endsAsQuestion(text: string): boolean {
  return /[?？]\s*$/u.test(text)
}
