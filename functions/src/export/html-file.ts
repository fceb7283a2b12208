import { createHash } from 'node:crypto'
import { escapeHtml } from '@gaplens/contracts/escape-html'
import { logoAddress, type ReportBrand } from '@gaplens/report/brand/report-brand'
import type { Line } from '@gaplens/report/document/blocks'
import { editionOf } from '@gaplens/report/document/editions'
import { toHtml } from '@gaplens/report/document/html'
import type { DocumentInput } from '@gaplens/report/document/report-document'
import { DOCUMENT_TEXT, type Edition } from '@gaplens/report/text/report-text'
import { brandStyle } from './brand-style.ts'
import { STYLE } from './style.ts'

/**
 * Allows this one stylesheet by its hash, style attributes for the length of bars, and a logo that is in the file itself.
 * Nothing else may load or run.
 */
function policyOf(style: string, { logo }: ReportBrand): string {
  return [
    "default-src 'none'",
    ...(logo === null ? [] : ['img-src data:']),
    `style-src-elem 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** An edition of the report as one self-contained HTML file. It runs no script and makes no request, whatever its texts hold. */
export function reportFile(input: DocumentInput, edition: Edition = 'full'): string {
  const { brand } = input
  const style = brand.colour === null ? STYLE : `${STYLE}\n${brandStyle(brand.colour)}`
  const { title, lead, blocks, annex, footer } = editionOf(input, edition)
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(style, brand))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title}｜${brand.fullName}`)}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#report">${DOCUMENT_TEXT.skip}</a>
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
</div>
</body>
</html>
`
}

/** The name, and before it the logo, which then needs no words of its own. */
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
