import { escapeHtml } from '../../../contracts/src/escape-html.ts'
import { isWebAddress } from '../../../contracts/src/web-address.ts'
import type { ContentsEntry } from '../model/contents.ts'
import { LEVEL_MARK, LEVEL_TEXT, MATRIX_TEXT, REPORT_TEXT } from '../text/report-text.ts'
import type { Block, Inline, Line } from './blocks.ts'

/**
 * `file`: a page of its own, with places to jump to and parts that open.
 * `clipboard`: what document editors take over: headings, paragraphs, lists, tables and links, nothing folded.
 */
export type HtmlForm = 'file' | 'clipboard'

/** Blocks as HTML. Every text of the report passes through `escapeHtml` here and nowhere else. */
export function toHtml(blocks: readonly Block[], form: HtmlForm): string {
  return blocks.map((block) => write(block, form)).join('\n')
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

function write(block: Block, form: HtmlForm): string {
  switch (block.kind) {
    case 'section': {
      const number = block.number === undefined ? '' : inNumber(block.number, form)
      const head = `${number}${escapeHtml(block.title)}${aside(block.aside, form)}`
      if (form === 'clipboard') return `<h2>${head}</h2>\n${toHtml(block.blocks, form)}`
      const top = block.number === undefined ? '' : `<p class="top"><a href="#top">${MARKS.top}</a></p>`
      return `<section id="${escapeHtml(block.id)}"><h2>${head}</h2>\n${toHtml(block.blocks, form)}${top}</section>`
    }
    case 'subsection': {
      const head = `<h3${idOf(block.id, form)}>${escapeHtml(block.title)}${aside(block.aside, form)}</h3>`
      return `${head}\n${toHtml(block.blocks, form)}`
    }
    case 'contents':
      return form === 'clipboard' ? '' : contents(block)
    case 'label':
      return `<p class="label"><strong>${line(block.line, form)}</strong></p>`
    case 'paragraph':
      return `<p${block.muted ? ' class="muted"' : ''}>${line(block.line, form)}</p>`
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li>${line(item, form)}</li>`).join('')
      return `<${name}${block.muted ? ' class="muted"' : ''}>${items}</${name}>`
    }
    case 'item':
      return item(block, form)
    case 'facts': {
      const rows = block.items.map(
        ([term, value]) => `<tr><th scope="row">${escapeHtml(term)}</th><td>${line(value, form)}</td></tr>`,
      )
      return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`
    }
    case 'figures': {
      const figures = block.items.map(
        ({ name, value, unit, note }) =>
          `<li><span>${escapeHtml(name)}</span> <strong>${escapeHtml(value)} <small>${escapeHtml(unit)}</small></strong> <span>${escapeHtml(note)}</span></li>`,
      )
      return `<ul class="figures">${figures.join('')}</ul>`
    }
    case 'quote':
      return `<blockquote${idOf(block.id, form)} class="${block.own ? 'quote own' : 'quote'}">${quoted(block.quote, form)}<p class="source">${line(block.source, form)}</p></blockquote>`
    case 'disclosure':
      return disclosure(block, form)
    case 'bars':
      return bars(block)
    case 'matrix':
      return matrix(block, form)
    case 'table':
      return dataTable(block, form)
    case 'code':
      return `<p class="label"><strong>${escapeHtml(block.label)}</strong></p>\n<pre><code>${lineBreaks(block.code, form)}</code></pre>`
    case 'prompt':
      return `<p class="prompt">${lineBreaks(block.text, form)}</p>`
    case 'notice': {
      const lines = block.lines.map((text) => `<li>${escapeHtml(text)}</li>`).join('')
      return `<div class="notice"><p><strong>${escapeHtml(block.title)}</strong></p><ul>${lines}</ul></div>`
    }
  }
}

const MARKS = { top: '↑ 回到頂端' }

function inNumber(number: number, form: HtmlForm): string {
  return form === 'file' ? `<span class="number">${number}</span> ` : `${number}. `
}

function contents({ entries }: Of<'contents'>): string {
  return `<nav aria-labelledby="contents"><h2 id="contents">${REPORT_TEXT.toc}</h2>${entryList(entries)}</nav>`
}

function entryList(entries: readonly ContentsEntry[]): string {
  const items = entries.map(({ id, label, number, children = [] }) => {
    const name = number === undefined ? label : `${number}. ${label}`
    return `<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a>${children.length > 0 ? entryList(children) : ''}</li>`
  })
  return `<ol>${items.join('')}</ol>`
}

/** Editors drop the white-space rule that keeps the lines apart. */
function lineBreaks(text: string, form: HtmlForm): string {
  const escaped = escapeHtml(text)
  return form === 'clipboard' ? escaped.replaceAll('\n', '<br>').replaceAll('  ', '&nbsp; ') : escaped
}

function idOf(id: string | undefined, form: HtmlForm): string {
  return id === undefined || form === 'clipboard' ? '' : ` id="${escapeHtml(id)}"`
}

function aside(parts: Line | undefined, form: HtmlForm): string {
  return parts === undefined || parts.length === 0 ? '' : ` ${line(parts, form)}`
}

function line(parts: Line, form: HtmlForm): string {
  return parts.map((part) => inline(part, form)).join('')
}

function inline(part: Inline, form: HtmlForm): string {
  if (typeof part === 'string') return escapeHtml(part)
  const text = escapeHtml(part.text)
  if (part.kind === 'strong') return `<strong>${text}</strong>`
  if (part.kind === 'tag') {
    return form === 'file' ? `<span class="tag ${part.tone}">${text}</span>` : `[${text}]`
  }
  if (part.href.startsWith('#')) {
    return form === 'file' ? `<a href="${escapeHtml(part.href)}">${text}</a>` : text
  }
  if (!isWebAddress(part.href)) return text
  return `<a href="${escapeHtml(part.href)}" rel="noopener noreferrer">${text}</a>`
}

/** A row of a table stays one: its cells apart. */
function quoted(text: string, form: HtmlForm): string {
  const cells = text.split('\t')
  if (cells.length === 1) return `<p>${escapeHtml(text)}</p>`
  if (form === 'clipboard')
    return `<table><tbody><tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr></tbody></table>`
  return `<p class="row">${cells.map((cell) => `<span>${escapeHtml(cell)}</span>`).join('\t')}</p>`
}

/** One numbered thing with all that belongs to it. */
function item({ id, mark, tier, blocks }: Of<'item'>, form: HtmlForm): string {
  if (form === 'clipboard') {
    const [first, ...rest] = blocks
    const opening =
      first?.kind === 'paragraph'
        ? `<p><strong>${escapeHtml(mark)}</strong> ${line(first.line, form)}</p>`
        : `<p><strong>${escapeHtml(mark)}</strong></p>\n${first === undefined ? '' : write(first, form)}`
    return `${opening}\n${toHtml(rest, form)}`
  }
  return `<div${idOf(id, form)} class="item"><p class="mark"><span class="${tier === undefined ? 'place' : `tag ${tier.slice(0, 2)}`}">${escapeHtml(mark)}</span></p><div>${toHtml(blocks, form)}</div></div>`
}

function disclosure(block: Of<'disclosure'>, form: HtmlForm): string {
  const inner = toHtml(block.blocks, form)
  const summary = line(block.summary, form)
  if (form === 'clipboard') {
    if (block.fileOnly) return ''
    const name = block.heading === 3 ? 'h3' : 'p'
    return `<${name}><strong>${summary}</strong></${name}>\n${inner}`
  }
  const head = block.heading === 3 ? `<h3>${summary}</h3>` : summary
  return `<details${idOf(block.id, form)}${block.open ? ' open' : ''}><summary>${head}</summary><div class="inside">${inner}</div></details>`
}

function bars({ caption, head, rows }: Of<'bars'>): string {
  const cells = rows.map(({ name, value, note, own }) => {
    const bar =
      value === null
        ? '—'
        : `<span class="bar" style="--share:${Math.min(100, Math.max(0, value))}%" aria-hidden="true"></span>${value}`
    return `<tr${own ? ' class="own"' : ''}><th scope="row">${escapeHtml(name)}</th><td>${bar}</td><td>${escapeHtml(note)}</td></tr>`
  })
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  return `<table class="bars"><caption>${escapeHtml(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${cells.join('')}</tbody></table>`
}

function dataTable({ caption, head, rows }: Of<'table'>, form: HtmlForm): string {
  const body = rows.map((cells) => {
    const written = cells.map((lines, column) => {
      const text = lines.map((each) => line(each, form)).join('<br>')
      return column === 0 ? `<th scope="row">${text}</th>` : `<td>${text}</td>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  return `<table class="data"><caption>${escapeHtml(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function matrix({ caption, corner, columns, rows }: Of<'matrix'>, form: HtmlForm): string {
  const file = form === 'file'
  const heads = columns.map(({ mark, name, own }) => {
    const head = file
      ? `<span class="slant"><span>${escapeHtml(own ? name : `${mark} ${name}`)}</span></span>`
      : escapeHtml(mark)
    return `<th scope="col"${own ? ' class="own"' : ''}>${head}</th>`
  })
  const body = rows.map(({ name, cells }) => {
    const row = cells.map(({ level, target }, column) => {
      const own = columns[column]?.own === true
      if (level === null)
        return `<td${own ? ' class="own"' : ''}><span class="hidden">${MATRIX_TEXT.notRead}</span></td>`
      const mark = file
        ? `<span class="cell ${level}"><span aria-hidden="true">${LEVEL_MARK[level]}</span><span class="hidden">${LEVEL_TEXT[level]}</span></span>`
        : LEVEL_MARK[level]
      const linked = file && target !== null ? `<a href="#${escapeHtml(target)}">${mark}</a>` : mark
      return `<td${own ? ' class="own"' : ''}>${linked}</td>`
    })
    return `<tr><th scope="row">${escapeHtml(name)}</th>${row.join('')}</tr>`
  })
  const table = `<table class="matrix"><caption>${escapeHtml(caption)}</caption><thead><tr><th scope="col">${escapeHtml(corner)}</th>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  // What scrolls must be reachable by keyboard.
  return file
    ? `<div class="scroll" role="region" aria-label="${escapeHtml(caption)}" tabindex="0">${table}</div>`
    : table
}
