import { draftHtml } from '@gaplens/report/draft/draft-html'
import { documentPage } from './document-page.ts'
import { STYLE } from './style.ts'

/** A draft as one HTML file. It names no author, and whatever its text, it runs no script and makes no request. */
export function draftFile(title: string, markdown: string): string {
  return documentPage({ title, style: STYLE, body: `<main class="page">\n${draftHtml(markdown)}\n</main>` })
}
