/** Counts of the characters of a text by their function. */
export interface TextShape {
  /** Punctuation that ends a sentence: before a space, a closing quotation mark or the end; full-width marks anywhere. */
  readonly stops: number
  readonly commas: number
  /** Separators between the items of a menu or a path. */
  readonly bars: number
  readonly digits: number
  /** Capitals that begin a word. */
  readonly capitals: number
  /** All capitals. */
  readonly upper: number
}

const OTHER = 0
const STOP = 1
const WIDE_STOP = 2
const COMMA = 3
const BAR = 4
/** The function of each character. */
const MARKS = new Uint8Array(0x10000)
const AFTER_STOP = new Uint8Array(0x10000)
for (const [marks, kind] of [
  ['.!?…', STOP],
  ['。！？', WIDE_STOP],
  [',，、;；', COMMA],
  ['|｜›»>•·/', BAR],
] as const)
  for (const mark of marks) MARKS[mark.charCodeAt(0)] = kind
for (const mark of ' \n\t"\'”」』）)') AFTER_STOP[mark.charCodeAt(0)] = 1

/** Counts in one pass over the text. */
export function shapeOf(text: string): TextShape {
  let stops = 0
  let commas = 0
  let bars = 0
  let digits = 0
  let capitals = 0
  let upper = 0
  let inWord = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 97 && code <= 122) inWord = true
    else if (code >= 65 && code <= 90) {
      upper++
      if (!inWord) capitals++
      inWord = true
    } else if (code >= 48 && code <= 57) {
      digits++
      inWord = true
    } else {
      inWord = code === 95
      if (code === 32) continue
      const mark = MARKS[code] as number
      if (mark === OTHER) continue
      if (mark === STOP) {
        if (i + 1 === text.length || AFTER_STOP[text.charCodeAt(i + 1)] === 1) stops++
      } else if (mark === WIDE_STOP) stops++
      else if (mark === COMMA) commas++
      else if (mark === BAR) bars++
    }
  }
  return { stops, commas, bars, digits, capitals, upper }
}
