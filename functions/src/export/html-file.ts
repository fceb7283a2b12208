import { createHash } from 'node:crypto'
import { escapeHtml } from '@gaplens/contracts/escape-html'
import type { Line } from '@gaplens/report/document/blocks'
import { editionOf } from '@gaplens/report/document/editions'
import { toHtml } from '@gaplens/report/document/html'
import type { DocumentInput } from '@gaplens/report/document/report-document'
import { DOCUMENT_TEXT, type Edition } from '@gaplens/report/text/report-text'
import { STYLE } from './style.ts'

/** Allows this one stylesheet by its hash, and style attributes for the length of bars. Nothing else may load or run. */
const POLICY = [
  "default-src 'none'",
  `style-src-elem 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** An edition of the report as one self-contained HTML file. It runs no script and makes no request, whatever its texts hold. */
export function reportFile(input: DocumentInput, edition: Edition = 'full'): string {
  const { title, lead, blocks, annex, footer } = editionOf(input, edition)
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title}｜${input.brand.fullName}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#report">${DOCUMENT_TEXT.skip}</a>
<div class="page" id="top">
<header${edition === 'client' ? ' class="cover"' : ''}>
${edition === 'client' ? `<p class="brand">${escapeHtml(input.brand.fullName)}</p>` : ''}
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

function paragraph(line: Line) {
  return { kind: 'paragraph', line } as const
}
