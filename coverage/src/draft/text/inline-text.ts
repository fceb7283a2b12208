import type { DraftRange } from '@gaplens/contracts/drafts/draft-score'

/** Inline markup of Markdown and HTML that readers do not see. Every quantifier is bounded, so that matching takes linear time. */
const LINK =
  /\[((?:[^[\]\n\\]|\\.){0,500})\](?:\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,500})?(?:\s{1,5}"[^"\n]{0,300}")?\)|\[[^[\]\n]{0,200}\])/y
const IMAGE = /!\[[^\]\n]{0,500}\](?:\([^()\s]{0,1000}(?:\s{1,5}"[^"\n]{0,300}")?\)|\[[^[\]\n]{0,200}\])/y
const FOOTNOTE = /\[\^[^\]\n]{1,50}\]/y
const TAG =
  /<(?:\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>\n]{0,500})?\/?|!--[^<>\n]{0,500}--|https?:\/\/[^<>\s]{1,500})>/iy
/** An address in brackets of its own, which would be left empty: 「每年申報（<https://…>）」. */
const BRACKETED = /[（(][ ]?<https?:\/\/[^<>\s]{1,500}>[ ]?[）)]/iy
const ESCAPED = /\\[!-/:-@[-`{-~]/y
const RUN = /\*+|[~`]+|_+/y
const STARS = /\*+/g
const SPACE = /^\s?$/u
const WORD = /[\p{L}\p{N}]/u

/**
 * The ranges of a line of Markdown that a reader sees, without emphasis marks, link addresses, images, tags and escapes.
 * @param start offset of the line's text in `markdown`
 * @param end its end
 */
export function visibleRanges(markdown: string, start: number, end: number): DraftRange[] {
  const seen: DraftRange[] = []
  const stars = emphasisStars(markdown, start, end)
  let from = start
  const skip = (at: number, to: number) => {
    if (at > from) seen.push({ start: from, end: at })
    from = to
  }
  let at = start
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(markdown)
    return found !== null && at + found[0].length <= end ? found : null
  }
  while (at < end) {
    const hidden = hiddenAt(markdown[at] ?? '', match)
    if (hidden !== null) {
      skip(at, at + hidden.before)
      at += hidden.before
      if (hidden.text > 0) {
        const text = { start: at, end: at + hidden.text }
        // An escaped character has no meaning as markup.
        seen.push(...(hidden.after === 0 ? [text] : visibleRanges(markdown, text.start, text.end)))
        from = text.end + hidden.after
        at = from
      }
      continue
    }
    const run = match(RUN)
    if (run === null) {
      at += 1
      continue
    }
    const length = run[0].length
    const isHidden = run[0].startsWith('*')
      ? stars.has(at)
      : isMark(run[0], markdown.slice(at - 1, at), markdown.slice(at + length, at + length + 1))
    if (isHidden) skip(at, at + length)
    at += length
  }
  skip(end, end)
  return seen
}

/** Lengths: of the hidden text before a visible text, of the visible text, and of the hidden text after it. */
interface Hidden {
  readonly before: number
  readonly text: number
  readonly after: number
}

function hiddenAt(letter: string, match: (pattern: RegExp) => RegExpExecArray | null): Hidden | null {
  const all = (found: RegExpExecArray | null): Hidden | null =>
    found === null ? null : { before: found[0].length, text: 0, after: 0 }
  if (letter === '!') return all(match(IMAGE))
  if (letter === '<') return all(match(TAG))
  if (letter === '（' || letter === '(') return all(match(BRACKETED))
  if (letter === '\\') return match(ESCAPED) === null ? null : { before: 1, text: 1, after: 0 }
  if (letter !== '[') return null
  const footnote = all(match(FOOTNOTE))
  if (footnote !== null) return footnote
  const link = match(LINK)
  if (link === null) return null
  const text = link[1]?.length ?? 0
  return text === 0 ? all(link) : { before: 1, text, after: link[0].length - 1 - text }
}

/** Offsets of asterisks that are markup, that is, that form a pair. The one in 「=金額*0.05」 is text. */
function emphasisStars(markdown: string, start: number, end: number): ReadonlySet<number> {
  const marks = new Set<number>()
  const opened = new Map<number, number>()
  for (const { 0: run, index } of markdown.slice(start, end).matchAll(STARS)) {
    const at = start + index
    const [before, after] = [markdown.slice(at - 1, at), markdown.slice(at + run.length, at + run.length + 1)]
    if (before === '\\' || !isMark(run, before, after)) continue
    const opening = opened.get(run.length)
    if (opening !== undefined && !SPACE.test(before)) {
      marks.add(opening).add(at)
      opened.delete(run.length)
    } else if (!SPACE.test(after)) opened.set(run.length, at)
  }
  return marks
}

/** Whether a run of `*`, `_`, `~` or backticks can be markup. It is text in 「3 * 4」, `snake_case` and 「20~30」. */
function isMark(run: string, before: string, after: string): boolean {
  const mark = run[0]
  if (mark === '`') return true
  if (SPACE.test(before) && SPACE.test(after)) return false
  if (mark === '~') return run.length === 2
  if (mark === '_') return !(WORD.test(before) && WORD.test(after))
  return !(/\d/.test(before) && /\d/.test(after))
}
