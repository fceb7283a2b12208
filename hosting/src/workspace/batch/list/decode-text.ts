import { ListProblem } from './list-problem.ts'

/** Byte order marks, which say what the rest is written in. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Of a list's characters so many may be lost, as where a program cut a cell in the middle of one. */
const MOST_LOST = 0.02

/**
 * The text of a list's file: as its mark says, else UTF-8, else Big5, which Excel in Taiwan writes for CSV. Where single
 * characters are damaged they become U+FFFD, and their rows are refused one by one.
 * @throws ListProblem for anything that is none of them
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  const encodings = marked === undefined ? ['utf-8', 'big5'] : [marked.encoding]
  // No table holds a NUL: a picture or a program would decode as some text otherwise.
  const isText = (text: string | null): text is string => text !== null && !text.includes('\0')
  const whole = encodings.map((encoding) => tryDecode(bytes, encoding)).find(isText)
  if (whole !== undefined) return whole
  const [best] = encodings
    .map((encoding) => new TextDecoder(encoding).decode(bytes))
    .filter(isText)
    .map((text) => ({ text, lost: text.split('\uFFFD').length - 1 }))
    .toSorted((a, b) => a.lost - b.lost)
  if (best === undefined || best.lost > Math.max(1, best.text.length * MOST_LOST))
    throw new ListProblem('encoding')
  return best.text
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
