import type { BlockRole, PageType } from '@gaplens/contracts/analysis/read-page'
import { tidy } from '../html/dom.ts'
import { countWords } from './count-words.ts'
import { boardRole } from './roles/board-line.ts'
import type { Segment } from './segmentation.ts'

type Kept = Segment & { readonly role: BlockRole }

/**
 * Splits texts without markup at the line breaks that readers see, because boards and platforms keep the line breaks that
 * writers type (`white-space: pre-wrap`). Lines that a board adds below a post, and the writer's signature, are separated from
 * the post.
 */
export function withWrittenLines(segments: readonly Kept[], type: PageType): readonly Kept[] {
  if (!segments.some(({ written }) => written !== undefined)) return segments
  return segments.flatMap((segment) => (segment.written === undefined ? [segment] : cut(segment, type)))
}

const EMPTY_LINE = /\n[ \t\r]*\n/
const MIN_PARAGRAPHS = 60
/** A shorter line beside an empty one may be a label of the markup around. */
const MIN_LINE = 10

/** Whether a text between two tags holds an empty line, with lines of some length on both sides of it. */
export function hasParagraphs(data: string): boolean {
  if (data.length < MIN_PARAGRAPHS || !EMPTY_LINE.test(data)) return false
  let [before, empty] = [0, false]
  for (const line of data.split('\n')) {
    const { length } = line.trim()
    if (length === 0) empty = true
    else {
      if (empty && before >= MIN_LINE && length >= MIN_LINE) return true
      ;[before, empty] = [length, false]
    }
  }
  return false
}

/** The end of a sentence or of an introduction. */
const ENDS = /[。！？!?：:…」』）)~～]$/u
/** The beginning of an item or a section. */
const BEGINS = /^(?:[一二三四五六七八九十]{1,3}[、.．]|\d{1,2}[.、)．]\s?\D|[-–—•●○◎◆◇■□★☆▍▶►※→#＃【(（])/u
/** A break after a line of fewer characters is the writer's own, not one at the margin of an editor. */
const ROOM = 18
const MAX_HEADING = 32
/** The level of such a heading: below the page's heading and those of its parts. */
const LEVEL = 3
/** A longer part below two dashes is no signature. */
const MAX_SIGNATURE_LINES = 12

function cut(segment: Kept, type: PageType): Kept[] {
  const lines = (segment.written ?? '').split(/\r?\n/).map(tidy)
  const dashes = lines.lastIndexOf('--')
  const signature = dashes > 0 && lines.length - dashes <= MAX_SIGNATURE_LINES ? dashes : lines.length
  const isChinese = segment.cjk * 2 > segment.words
  const pieces: { text: string; signed: boolean }[] = []
  let before = ''
  for (const [index, line] of lines.entries()) {
    const last = pieces.at(-1)
    // Western texts are broken anywhere by the editors of those who write them.
    const isApart =
      before === '' ||
      index === signature ||
      (isChinese && (before.length < ROOM || ENDS.test(before) || BEGINS.test(line)))
    if (line !== '' && (isApart || last === undefined))
      pieces.push({ text: line, signed: index >= signature })
    else if (line !== '' && last !== undefined) last.text += ` ${line}`
    before = line
  }
  const made = pieces.map(({ text, signed }) => ({ ...pieceOf(segment, text), signed }))
  return made.map(({ signed, ...piece }, index) => {
    const role = signed ? 'byline' : (boardRole(made, index, type) ?? segment.role)
    const isHeading =
      isChinese &&
      piece.kind === 'paragraph' &&
      role === 'content' &&
      piece.text.length <= MAX_HEADING &&
      BEGINS.test(piece.text) &&
      !/[。！!；;，,、：:.]$/u.test(piece.text) &&
      (made[index + 1]?.text.length ?? 0) > MAX_HEADING
    return { ...piece, role, ...(isHeading ? { kind: 'heading' as const, level: LEVEL } : {}) }
  })
}

function pieceOf({ written: _, ...segment }: Kept, text: string): Kept {
  return { ...segment, text, ...countWords(text), linkChars: 0, strongChars: 0, controlChars: 0, links: 0 }
}
