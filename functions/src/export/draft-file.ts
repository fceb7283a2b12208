import { createHash } from 'node:crypto'
import { escapeHtml } from '@gaplens/contracts/escape-html'
import { draftHtml } from '@gaplens/report/draft/draft-html'
import { STYLE } from './style.ts'

const POLICY = [
  "default-src 'none'",
  `style-src-elem 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** A draft as one HTML file. It carries nobody's name, runs no script and makes no request, whatever it holds. */
export function draftFile(title: string, markdown: string): string {
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main class="page">
${draftHtml(markdown)}
</main>
</body>
</html>
`
}
