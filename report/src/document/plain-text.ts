import { quoteAsText } from '../text/quote-rows.ts'
import { LEVEL_MARK } from '../text/report-text.ts'
import { type Block, wordsOf } from './blocks.ts'
import type { ReportDocument } from './report-document.ts'

const RULE = '─'.repeat(8)

/** The whole document as plain text. */
export function toPlainText({ title, lead, blocks, annex, footer }: ReportDocument): string {
  const head = [title, ...lead.map(wordsOf)]
  return [...head, ...[...blocks, ...annex].flatMap(write), '', RULE, ...footer].join('\n')
}

/** A part of a document as plain text. */
export function blocksAsText(blocks: readonly Block[]): string {
  return blocks.flatMap(write).join('\n').trim()
}

function write(block: Block): string[] {
  switch (block.kind) {
    case 'section': {
      const number = block.number === undefined ? '' : `${block.number}. `
      return ['', `${number}${block.title}`, RULE, ...block.blocks.flatMap(write)]
    }
    case 'subsection': {
      const aside = block.aside === undefined ? '' : `（${wordsOf(block.aside)}）`
      return ['', `【${block.title}】${aside}`, ...block.blocks.flatMap(write)]
    }
    case 'contents':
      return []
    case 'label':
      return [`${wordsOf(block.line).trim()}：`]
    case 'paragraph':
      return [wordsOf(block.line)]
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}. ` : '・'}${wordsOf(item)}`)
    case 'item': {
      const [first = '', ...rest] = block.blocks.flatMap(write)
      return ['', `${block.mark} ${first}`, ...indent(rest)]
    }
    case 'facts':
      return block.items.map(([term, value]) => `${term}：${wordsOf(value)}`)
    case 'figures':
      return block.items.map(({ name, value, unit, note }) => `${name}：${value} ${unit}（${note}）`)
    case 'quote':
      return [`「${quoteAsText(block.quote)}」`, `　— ${wordsOf(block.source)}`]
    case 'disclosure':
      if (block.fileOnly) return []
      return [`▸ ${wordsOf(block.summary)}`, ...indent(block.blocks.flatMap(write))]
    case 'bars':
      return block.rows.map(({ name, value, note }) => `${name}：${value ?? '—'}（${note}）`)
    case 'matrix':
      return block.rows.map(({ name, cells }) => {
        const levels = cells.map(
          ({ level }, column) => `${block.columns[column]?.mark}${level === null ? '—' : LEVEL_MARK[level]}`,
        )
        return `${name}：${levels.join(' ')}`
      })
    case 'table':
      return block.rows.map((cells) => {
        const [first = '', ...rest] = cells.map((lines) => lines.map(wordsOf).join(' ')).filter(Boolean)
        return rest.length === 0 ? first : `${first}：${rest.join('｜')}`
      })
    case 'code':
      return [`${block.label}：`, block.code]
    case 'prompt':
      return [block.text]
    case 'notice':
      return ['', block.title, ...block.lines.map((text) => `・${text}`)]
  }
}

function indent(lines: readonly string[]): string[] {
  return lines.map((text) => (text === '' ? text : `　${text}`))
}
