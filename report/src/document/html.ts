import type { Element, ElementContent, Properties } from 'hast'
import { toHtml as writeHast } from 'hast-util-to-html'
import { withoutControls } from '../../../contracts/src/escape-html.ts'
import { isWebAddress } from '../../../contracts/src/web-address.ts'
import type { ContentsEntry } from '../model/contents.ts'
import { LEVEL_MARK, LEVEL_TEXT, MATRIX_TEXT, REPORT_TEXT } from '../text/report-text.ts'
import { type Block, type Inline, type Line, startsWithNames } from './blocks.ts'

/**
 * `file`: a page of its own, with places to jump to and parts that open.
 * `clipboard`: what document editors take over: headings, paragraphs, lists, tables and links, nothing folded.
 */
export type HtmlForm = 'file' | 'clipboard'

/** Blocks as HTML. The tree holds texts as texts; only the library that writes it makes markup of it. */
export function toHtml(blocks: readonly Block[], form: HtmlForm): string {
  return writeHast({ type: 'root', children: write(blocks, form) })
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>
/** An element's content: strings are texts. */
type Content = ElementContent | string

function element(tagName: string, properties: Properties, ...children: readonly Content[]): Element {
  return { type: 'element', tagName, properties, children: children.map(node) }
}

function node(content: Content): ElementContent {
  return typeof content === 'string' ? { type: 'text', value: withoutControls(content) } : content
}

/** Blocks one below the other. */
function write(blocks: readonly Block[], form: HtmlForm): ElementContent[] {
  return blocks.flatMap((block, at) => [...(at === 0 ? [] : [node('\n')]), ...nodesOf(block, form)])
}

function nodesOf(block: Block, form: HtmlForm): ElementContent[] {
  switch (block.kind) {
    case 'section':
      return section(block, form)
    case 'subsection': {
      const head = element('h3', idOf(block.id, form), block.title, ...aside(block.aside, form))
      return [head, node('\n'), ...write(block.blocks, form)]
    }
    case 'contents':
      return form === 'clipboard' ? [] : [contents(block)]
    case 'label':
      return [label(line(block.line, form))]
    case 'paragraph':
      return [element('p', muted(block), ...line(block.line, form))]
    case 'list': {
      const items = block.items.map((item) => element('li', {}, ...line(item, form)))
      return [element(block.ordered ? 'ol' : 'ul', muted(block), ...items)]
    }
    case 'item':
      return item(block, form)
    case 'facts': {
      const rows = block.items.map(([term, value]) =>
        element('tr', {}, element('th', { scope: 'row' }, term), element('td', {}, ...line(value, form))),
      )
      return [element('table', { className: ['facts'] }, element('tbody', {}, ...rows))]
    }
    case 'figures':
      return [figures(block)]
    case 'quote': {
      const source = element('p', { className: ['source'] }, ...line(block.source, form))
      const className = block.own ? ['quote', 'own'] : ['quote']
      return [
        element('blockquote', { ...idOf(block.id, form), className }, quoted(block.quote, form), source),
      ]
    }
    case 'disclosure':
      return disclosure(block, form)
    case 'bars':
      return [bars(block)]
    case 'matrix':
      return [matrix(block, form)]
    case 'table':
      return [dataTable(block, form)]
    case 'code': {
      const code = element('pre', {}, element('code', {}, ...keptLines(block.code, form)))
      return [label([node(block.label)]), node('\n'), code]
    }
    case 'prompt':
      return [element('p', { className: ['prompt'] }, ...keptLines(block.text, form))]
    case 'notice': {
      const title = element('p', {}, element('strong', {}, block.title))
      const lines = block.lines.map((text) => element('li', {}, text))
      return [element('div', { className: ['notice'] }, title, element('ul', {}, ...lines))]
    }
  }
}

const MARKS = { top: '↑ 回到頂端' }

function section(
  { id, title, number, aside: beside, blocks }: Of<'section'>,
  form: HtmlForm,
): ElementContent[] {
  const inner = write(blocks, form)
  const head = element('h2', {}, ...inNumber(number, form), title, ...aside(beside, form))
  if (form === 'clipboard') return [head, node('\n'), ...inner]
  const toTop = element('p', { className: ['top'] }, element('a', { href: '#top' }, MARKS.top))
  return [element('section', { id }, head, '\n', ...inner, ...(number === undefined ? [] : [toTop]))]
}

function inNumber(number: number | undefined, form: HtmlForm): Content[] {
  if (number === undefined) return []
  return form === 'file' ? [element('span', { className: ['number'] }, String(number)), ' '] : [`${number}. `]
}

function label(content: readonly ElementContent[]): Element {
  return element('p', { className: ['label'] }, element('strong', {}, ...content))
}

function muted(block: { readonly muted?: boolean }): Properties {
  return block.muted ? { className: ['muted'] } : {}
}

function contents({ entries }: Of<'contents'>): Element {
  const head = element('h2', { id: 'contents' }, REPORT_TEXT.toc)
  return element('nav', { ariaLabelledBy: ['contents'] }, head, entryList(entries))
}

function entryList(entries: readonly ContentsEntry[]): Element {
  const items = entries.map(({ id, label: text, number, children = [] }) => {
    const name = number === undefined ? text : `${number}. ${text}`
    const inner = children.length > 0 ? [entryList(children)] : []
    return element('li', {}, element('a', { href: `#${id}` }, name), ...inner)
  })
  return element('ol', {}, ...items)
}

/** Text with its line breaks. Document editors ignore the CSS that keeps them, so the clipboard gets `<br>` elements. */
function keptLines(text: string, form: HtmlForm): Content[] {
  if (form === 'file') return [text]
  return text
    .replaceAll('  ', '\u00a0 ')
    .split('\n')
    .flatMap((part, at) => [...(at === 0 ? [] : [element('br', {})]), part])
}

function idOf(id: string | undefined, form: HtmlForm): Properties {
  return id === undefined || form === 'clipboard' ? {} : { id }
}

function aside(parts: Line | undefined, form: HtmlForm): Content[] {
  return parts === undefined || parts.length === 0 ? [] : [' ', ...line(parts, form)]
}

function line(parts: Line, form: HtmlForm): ElementContent[] {
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

/** A row of a table stays one: its cells apart. */
function quoted(text: string, form: HtmlForm): Element {
  const cells = text.split('\t')
  if (cells.length === 1) return element('p', {}, text)
  if (form === 'clipboard') {
    const row = element('tr', {}, ...cells.map((cell) => element('td', {}, cell)))
    return element('table', {}, element('tbody', {}, row))
  }
  const spans = cells.flatMap((cell, at) => [...(at === 0 ? [] : ['\t']), element('span', {}, cell)])
  return element('p', { className: ['row'] }, ...spans)
}

/** One numbered thing with all that belongs to it. */
function item({ id, mark, tier, blocks }: Of<'item'>, form: HtmlForm): ElementContent[] {
  if (form === 'clipboard') {
    const [first, ...rest] = blocks
    const name = element('strong', {}, mark)
    const opening =
      first?.kind === 'paragraph'
        ? [element('p', {}, name, ' ', ...line(first.line, form))]
        : [element('p', {}, name), node('\n'), ...(first === undefined ? [] : nodesOf(first, form))]
    return [...opening, node('\n'), ...write(rest, form)]
  }
  const className = tier === undefined ? ['place'] : ['tag', tier.slice(0, 2)]
  const head = element('p', { className: ['mark'] }, element('span', { className }, mark))
  const inner = element('div', {}, ...write(blocks, form))
  return [element('div', { ...idOf(id, form), className: ['item'] }, head, inner)]
}

function disclosure(block: Of<'disclosure'>, form: HtmlForm): ElementContent[] {
  const inner = write(block.blocks, form)
  const summary = line(block.summary, form)
  if (form === 'clipboard') {
    if (block.fileOnly) return []
    const name = block.heading === 3 ? 'h3' : 'p'
    return [element(name, {}, element('strong', {}, ...summary)), node('\n'), ...inner]
  }
  const head = block.heading === 3 ? [element('h3', {}, ...summary)] : summary
  const open = block.open ? { open: true } : {}
  const inside = element('div', { className: ['inside'] }, ...inner)
  return [element('details', { ...idOf(block.id, form), ...open }, element('summary', {}, ...head), inside)]
}

function figures({ items }: Of<'figures'>): Element {
  const figure = ({ name, value, unit, note }: (typeof items)[number]) =>
    element(
      'li',
      {},
      element('span', {}, name),
      ' ',
      element('strong', {}, `${value} `, element('small', {}, unit)),
      ' ',
      element('span', {}, note),
    )
  return element('ul', { className: ['figures'] }, ...items.map(figure))
}

function bars({ caption, head, rows }: Of<'bars'>): Element {
  const body = rows.map(({ name, value, note, own }) => {
    const bar =
      value === null
        ? ['—']
        : [
            element('span', {
              className: ['bar'],
              style: `--share:${Math.min(100, Math.max(0, value))}%`,
              ariaHidden: 'true',
            }),
            String(value),
          ]
    const cells = [element('th', { scope: 'row' }, name), element('td', {}, ...bar), element('td', {}, note)]
    return element('tr', ownColumn(own), ...cells)
  })
  return table(['bars'], caption, head.map(columnHead), body)
}

function dataTable(block: Of<'table'>, form: HtmlForm): Element {
  const { caption, head, rows } = block
  const body = rows.map((cells) => {
    const written = cells.map((lines, column) => {
      const text = lines.flatMap((each, at) => [
        ...(at === 0 ? [] : [element('br', {})]),
        ...line(each, form),
      ])
      return column === 0 ? element('th', { scope: 'row' }, ...text) : element('td', {}, ...text)
    })
    return element('tr', {}, ...written)
  })
  return table(startsWithNames(block) ? ['data', 'names'] : ['data'], caption, head.map(columnHead), body)
}

function matrix({ caption, corner, columns, rows }: Of<'matrix'>, form: HtmlForm): Element {
  const heads = columns.map(({ mark, name, own }) => {
    const slanted = element('span', {}, own ? name : `[${mark}] ${name}`)
    const head = form === 'file' ? element('span', { className: ['slant'] }, slanted) : mark
    return element('th', { scope: 'col', ...ownColumn(own) }, head)
  })
  const body = rows.map(({ name, cells }) => {
    const row = cells.map((cell, column) =>
      element('td', ownColumn(columns[column]?.own === true), matrixCell(cell, form)),
    )
    return element('tr', {}, element('th', { scope: 'row' }, name), ...row)
  })
  const written = table(['matrix'], caption, [columnHead(corner), ...heads], body)
  // What scrolls must be reachable by keyboard.
  const scrolls = { className: ['scroll'], role: 'region', ariaLabel: caption, tabIndex: 0 }
  return form === 'file' ? element('div', scrolls, written) : written
}

function matrixCell(
  { level, target }: Of<'matrix'>['rows'][number]['cells'][number],
  form: HtmlForm,
): Content {
  const hidden = (text: string) => element('span', { className: ['hidden'] }, text)
  if (level === null) return hidden(MATRIX_TEXT.notRead)
  if (form === 'clipboard') return LEVEL_MARK[level]
  const sign = element('span', { ariaHidden: 'true' }, LEVEL_MARK[level])
  const mark = element('span', { className: ['cell', level] }, sign, hidden(LEVEL_TEXT[level]))
  return target === null ? mark : element('a', { href: `#${target}` }, mark)
}

function columnHead(text: string): Element {
  return element('th', { scope: 'col' }, text)
}

function ownColumn(own: boolean): Properties {
  return own ? { className: ['own'] } : {}
}

function table(
  className: string[],
  caption: string,
  heads: readonly Element[],
  body: readonly Element[],
): Element {
  return element(
    'table',
    { className },
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...body),
  )
}
