/** Characters of a text by what they do. */
export interface TextShape {
  /** Marks that end a sentence: before a blank, a closing quotation mark or the end; the full-width ones anywhere. */
  readonly stops: number
  readonly commas: number
  /** Marks that stand between the items of a menu or a path. */
  readonly bars: number
  readonly digits: number
  /** Capitals that begin a word. */
  readonly capitals: number
  /** All capitals. */
  readonly upper: number
}

const codes = (marks: string): ReadonlySet<number> => new Set([...marks].map((mark) => mark.charCodeAt(0)))
const STOPS = codes('.!?…')
const WIDE_STOPS = codes('。！？')
const AFTER_STOP = codes(' \n\t"\'”」』）)')
const COMMAS = codes(',，、;；')
const BARS = codes('|｜›»>•·/')

/** One pass over the text. */
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
      if (STOPS.has(code)) {
        if (i + 1 === text.length || AFTER_STOP.has(text.charCodeAt(i + 1))) stops++
      } else if (WIDE_STOPS.has(code)) stops++
      else if (COMMAS.has(code)) commas++
      else if (BARS.has(code)) bars++
    }
  }
  return { stops, commas, bars, digits, capitals, upper }
}
