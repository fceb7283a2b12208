import { ListProblem } from './list-problem.ts'

/** Byte order marks, which identify the encoding. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Greatest share of damaged characters in a list, e.g. where a program truncated a cell in the middle of one. */
const MOST_LOST = 0.02

const LOST = /\uFFFD/g
/** Control characters that text does not contain; tabs, line ends, page breaks and the end mark of old programs are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]/g

/**
 * Decodes the file of a list: by its byte order mark, else as UTF-8, else as Big5, which Excel in Taiwan writes for CSV. Single damaged
 * characters become U+FFFD, and only their rows are rejected.
 * @throws ListProblem for any other encoding
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  const encodings = marked === undefined ? ['utf-8', 'big5'] : [marked.encoding]
  // A text table contains no NUL. Without this check an image or a program would be decoded as text.
  const isText = (text: string | null): text is string =>
    text !== null && !text.includes('\0') && isRare(text, CONTROLS)
  const whole = encodings.map((encoding) => tryDecode(bytes, encoding)).find(isText)
  if (whole !== undefined) return whole
  const [best] = encodings
    .map((encoding) => new TextDecoder(encoding).decode(bytes))
    .filter(isText)
    .map((text) => ({ text, lost: text.split('\uFFFD').length - 1 }))
    .toSorted((a, b) => a.lost - b.lost)
  if (best === undefined || !isRare(best.text, LOST)) throw new ListProblem('encoding')
  return best.text
}

/** Whether so few characters match that they may be damage to a list. */
function isRare(text: string, pattern: RegExp): boolean {
  return (text.match(pattern)?.length ?? 0) <= Math.max(1, text.length * MOST_LOST)
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
