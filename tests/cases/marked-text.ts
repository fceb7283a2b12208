import type { CasePage } from './outside-cases.ts'

/** A text without white space and the bars of tables, as labelled text is searched. */
export const withoutSpaces = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s|｜]/gu, '')
    .toLowerCase()

/** A range of a page's characters and its subjects: 1 when it treats a subject, 0.5 when it mentions it. */
interface Span {
  readonly start: number
  readonly end: number
  readonly kind: string
  readonly topics: ReadonlyMap<string, number>
}

/** A page's text with what each of its blocks is about. */
export class MarkedText {
  readonly spans: Span[] = []
  private text = ''

  constructor(page: CasePage) {
    for (const block of page.blocks) {
      const text = withoutSpaces(block.text.replace(/[*_`]/gu, ''))
      const topics = new Map(
        block.marks.map((mark) => (mark.startsWith('~') ? [mark.slice(1), 0.5] : [mark, 1])),
      )
      this.spans.push({
        start: this.text.length,
        end: this.text.length + text.length,
        kind: block.kind,
        topics,
      })
      this.text += text
    }
  }

  /** The subjects of a text of the page; null when the text is outside the labelled text (menus, comments). */
  about(text: string): Map<string, number> | null {
    const wanted = withoutSpaces(text)
    const at = wanted === '' ? -1 : this.text.indexOf(wanted)
    if (at < 0) return null
    const shares = new Map<string, number>()
    for (const { start, end, topics } of this.spans) {
      const share = (Math.min(at + wanted.length, end) - Math.max(at, start)) / wanted.length
      if (share <= 0) continue
      for (const [topic, level] of topics)
        shares.set(topic, Math.max(shares.get(topic) ?? 0, share >= 0.5 ? level : 0))
    }
    return shares
  }

  /** The subjects of a heading. */
  heading(text: string): ReadonlyMap<string, number> {
    const wanted = withoutSpaces(text)
    const span = this.spans.find(
      ({ start, end, kind }) =>
        ['h', 'q', 'bold', 'p'].includes(kind) && this.text.slice(start, end).endsWith(wanted),
    )
    return span?.topics ?? new Map()
  }
}
