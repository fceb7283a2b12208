import { escapeHtml } from '@gaplens/contracts/escape-html'
import { escapeText } from '@gaplens/report/document/markdown-text'
import { documentPage } from './document-page.ts'
import { STYLE } from './style.ts'

export interface ExportedDraft {
  readonly format: 'html' | 'markdown'
  readonly title: string
  readonly text: string
}

/**
 * A draft whose Markdown cannot be parsed in time, with every line as text: nothing is lost, and no mark in it has a meaning. Takes
 * linear time.
 */
export function plainDraft({ format, title, text }: ExportedDraft): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/u)
  if (format === 'markdown') return lines.map(escapeText).join('\n')
  const body = lines.map((line) => (line.trim() === '' ? '' : `<p>${escapeHtml(line)}</p>`)).join('\n')
  return documentPage({ title, style: STYLE, body: `<main class="page">\n${body}\n</main>` })
}
