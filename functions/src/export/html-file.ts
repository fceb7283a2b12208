import { escapeHtml } from '@gaplens/contracts/escape-html'
import { logoAddress, type ReportBrand } from '@gaplens/report/brand/report-brand'
import type { Line } from '@gaplens/report/document/blocks'
import { editionOf } from '@gaplens/report/document/editions'
import { toHtml } from '@gaplens/report/document/html'
import type { DocumentInput } from '@gaplens/report/document/report-document'
import { DOCUMENT_TEXT, type Edition } from '@gaplens/report/text/report-text'
import { brandStyle } from './brand-style.ts'
import { documentPage } from './document-page.ts'
import { STYLE } from './style.ts'

/** An edition of the report as one self-contained HTML file, which runs no script and makes no request, whatever its texts. */
export function reportFile(input: DocumentInput, edition: Edition = 'full'): string {
  const { brand } = input
  const style = brand.colour === null ? STYLE : `${STYLE}\n${brandStyle(brand.colour)}`
  const { title, lead, blocks, annex, footer } = editionOf(input, edition)
  return documentPage({
    title: `${title}｜${brand.fullName}`,
    style,
    // Style attributes set the length of bars. A logo is a data URL.
    allowed: [...(brand.logo === null ? [] : ['img-src data:']), "style-src-attr 'unsafe-inline'"],
    body: `<a class="skip" href="#report">${DOCUMENT_TEXT.skip}</a>
<div class="page" id="top">
<header${edition === 'client' ? ' class="cover"' : ''}>
${edition === 'client' || brand.logo ? brandLine(brand) : ''}
<h1>${escapeHtml(title)}</h1>
${lead.map((line) => `<div class="lead">${toHtml([paragraph(line)], 'file')}</div>`).join('\n')}
</header>
<main id="report">
${toHtml([...blocks, ...annex], 'file')}
</main>
<footer>
${footer.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
</footer>
</div>`,
  })
}

/** The logo and the name. The logo has no alternative text, because the name stands beside it. */
function brandLine({ fullName, logo }: ReportBrand): string {
  const image =
    logo === null
      ? ''
      : `<img src="${logoAddress(logo)}" alt="" width="${logo.width / 2}" height="${logo.height / 2}">`
  return `<p class="brand">${image}${escapeHtml(fullName)}</p>`
}

function paragraph(line: Line) {
  return { kind: 'paragraph', line } as const
}
