import { withoutControls } from '@gaplens/contracts/escape-html'
import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Element, ElementContent, Properties } from 'hast'
import { shownRows } from '../text/quote-rows.ts'
import type { Inline, Line } from './blocks.ts'

/**
 * `file`: a web page with anchors and disclosures.
 * `clipboard`: what document editors accept: headings, paragraphs, lists, tables and links, with nothing folded.
 */
export type HtmlForm = 'file' | 'clipboard'

/** An element's content: strings are texts. */
export type Content = ElementContent | string

export function element(tagName: string, properties: Properties, ...children: readonly Content[]): Element {
  return { type: 'element', tagName, properties, children: children.map(node) }
}

/** A text node without control characters, or the element itself. */
export function node(content: Content): ElementContent {
  return typeof content === 'string' ? { type: 'text', value: withoutControls(content) } : content
}

/** Text with its line breaks. Document editors ignore the CSS that preserves them, so the clipboard gets `<br>` elements. */
export function withLineBreaks(text: string, form: HtmlForm): Content[] {
  if (form === 'file') return [text]
  return text
    .replaceAll('  ', '\u00a0 ')
    .split('\n')
    .flatMap((part, at) => [...(at === 0 ? [] : [element('br', {})]), part])
}

/** The id of an element; the clipboard gets none. */
export function idOf(id: string | undefined, form: HtmlForm): Properties {
  return id === undefined || form === 'clipboard' ? {} : { id }
}

/** What stands beside a heading. In a file it is smaller than the heading's own words. */
export function aside(parts: Line | undefined, form: HtmlForm): Content[] {
  if (parts === undefined || parts.length === 0) return []
  return form === 'file' ? [' ', element('small', {}, ...line(parts, form))] : [' ', ...line(parts, form)]
}

export function line(parts: Line, form: HtmlForm): ElementContent[] {
  return parts.map((part) => node(inline(part, form)))
}

function inline(part: Inline, form: HtmlForm): Content {
  if (typeof part === 'string') return part
  if (part.kind === 'strong') return element('strong', {}, part.text)
  if (part.kind === 'tag') {
    return form === 'file' ? element('span', { className: ['tag', part.tone] }, part.text) : `[${part.text}]`
  }
  if (part.href.startsWith('#')) {
    return form === 'file' ? element('a', { href: part.href }, part.text) : part.text
  }
  if (!isWebAddress(part.href)) return part.text
  return element('a', { href: part.href, rel: ['noopener', 'noreferrer'] }, part.text)
}

/** The text of a quote. If it is of a table, its rows and cells are kept apart. */
export function quoted(text: string, form: HtmlForm): Element {
  const rows = shownRows(text)
  if (rows === null) return element('p', {}, text)
  if (form === 'clipboard') {
    const written = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))))
    return element('table', {}, element('tbody', {}, ...written))
  }
  const spans = (cells: readonly string[]) =>
    cells.flatMap((cell, at) => [...(at === 0 ? [] : ['\t']), element('span', {}, cell)])
  const lines = rows.map((cells) => element('p', { className: ['row'] }, ...spans(cells)))
  const [only] = lines
  return lines.length === 1 && only !== undefined ? only : element('div', {}, ...lines)
}
