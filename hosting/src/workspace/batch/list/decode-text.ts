import { ListProblem } from './list-problem.ts'

/** Byte order marks, which say what the rest is written in. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The text of a list's file: as its mark says, else UTF-8, else Big5, which Excel in Taiwan writes for CSV.
 * @throws ListProblem for anything that is none of them
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  for (const encoding of marked === undefined ? ['utf-8', 'big5'] : [marked.encoding]) {
    const text = tryDecode(bytes, encoding)
    // No table holds a NUL: a picture or a program would decode as some text otherwise.
    if (text !== null && !text.includes('\0')) return text
  }
  throw new ListProblem('encoding')
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
