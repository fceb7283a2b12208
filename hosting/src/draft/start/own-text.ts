/** A part of a page under one of its headings. */
interface OwnPart {
  /** The heading's line, at least of the second level, because a draft's title is its only first. */
  readonly line: string
  readonly text: string
}

export interface OwnText {
  /** What stands before the first of the headings, without the title. */
  readonly opening: string
  /** @returns the next part under this heading, as a page may use one twice; null if there is none */
  readonly take: (heading: string) => OwnPart | null
}

const HEADING = /^(#{1,6})\s+(.*)$/u
const FENCE = /^(?:```|~~~)/u

/**
 * A page's text by its headings, which a draft keeps. A heading that is not among them stays in the part above it, so that nothing of
 * the page is lost.
 */
export function ownText(markdown: string, headings: readonly string[]): OwnText {
  const wanted = new Set(headings)
  const parts: { heading: string; line: string; lines: string[] }[] = [{ heading: '', line: '', lines: [] }]
  let inCode = false
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) inCode = !inCode
    const [, marks = '', words = ''] = (inCode ? null : HEADING.exec(line)) ?? []
    const heading = oneLine(words.replace(/\\(?=[\p{P}\p{S}])/gu, ''))
    if (marks !== '' && wanted.has(heading))
      parts.push({ heading, line: marks === '#' ? `#${line}` : line, lines: [] })
    else if (marks !== '#') parts.at(-1)?.lines.push(line)
  }
  const [opening, ...rest] = parts.map(({ lines, ...part }) => ({ ...part, text: lines.join('\n').trim() }))
  return {
    opening: opening?.text ?? '',
    take: (heading) => {
      const at = rest.findIndex((part) => part.heading === heading)
      return at === -1 ? null : (rest.splice(at, 1)[0] ?? null)
    },
  }
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
