import type { Element, ElementContent, Properties } from 'hast'
import { toHtml as writeHast } from 'hast-util-to-html'
import type { ContentsEntry } from '../model/contents.ts'
import { REPORT_TEXT } from '../text/report-text.ts'
import type { Block, BlockOf } from './blocks.ts'
import {
  aside,
  type Content,
  element,
  type HtmlForm,
  idOf,
  line,
  node,
  quoted,
  withLineBreaks,
} from './html-inline.ts'
import { bars, dataTable, figures, matrix } from './html-tables.ts'

/** Writes blocks as HTML. They become a syntax tree first, so that the library that serialises it does all escaping. */
export function toHtml(blocks: readonly Block[], form: HtmlForm): string {
  return writeHast({ type: 'root', children: write(blocks, form) })
}

/** The nodes of several blocks, separated by line breaks. */
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
      const code = element('pre', {}, element('code', {}, ...withLineBreaks(block.code, form)))
      return [label([node(block.label)]), node('\n'), code]
    }
    case 'prompt':
      return [element('p', { className: ['prompt'] }, ...withLineBreaks(block.text, form))]
    case 'notice': {
      const title = element('p', {}, element('strong', {}, block.title))
      const lines = block.lines.map((text) => element('li', {}, text))
      return [element('div', { className: ['notice'] }, title, element('ul', {}, ...lines))]
    }
  }
}

const MARKS = { top: '↑ 回到頂端' }

function section(
  { id, title, number, aside: beside, blocks }: BlockOf<'section'>,
  form: HtmlForm,
): ElementContent[] {
  const inner = write(blocks, form)
  const head = element('h2', {}, ...numberPrefix(number, form), title, ...aside(beside, form))
  if (form === 'clipboard') return [head, node('\n'), ...inner]
  const toTop = element('p', { className: ['top'] }, element('a', { href: '#top' }, MARKS.top))
  return [element('section', { id }, head, '\n', ...inner, ...(number === undefined ? [] : [toTop]))]
}

function numberPrefix(number: number | undefined, form: HtmlForm): Content[] {
  if (number === undefined) return []
  return form === 'file' ? [element('span', { className: ['number'] }, String(number)), ' '] : [`${number}. `]
}

function label(content: readonly ElementContent[]): Element {
  return element('p', { className: ['label'] }, element('strong', {}, ...content))
}

function muted(block: { readonly muted?: boolean }): Properties {
  return block.muted ? { className: ['muted'] } : {}
}

function contents({ entries }: BlockOf<'contents'>): Element {
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

/** An item with its mark, such as an action with its label. */
function item({ id, mark, tier, blocks }: BlockOf<'item'>, form: HtmlForm): ElementContent[] {
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

function disclosure(block: BlockOf<'disclosure'>, form: HtmlForm): ElementContent[] {
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
