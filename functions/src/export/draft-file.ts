import { draftHtml } from '@gaplens/report/draft/draft-html'
import { documentPage } from './document-page.ts'
import { STYLE } from './style.ts'

/** A draft as one HTML file. It carries nobody's name, runs no script and makes no request, whatever it holds. */
export function draftFile(title: string, markdown: string): string {
  return documentPage({ title, style: STYLE, body: `<main class="page">\n${draftHtml(markdown)}\n</main>` })
}
