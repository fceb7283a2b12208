import { createHash } from 'node:crypto'
import { escapeHtml } from '@gaplens/contracts/escape-html'

/** A self-contained page, which runs no script and makes no request. */
interface DocumentPage {
  readonly title: string
  readonly style: string
  /** Further directives of the Content Security Policy. */
  readonly allowed?: readonly string[]
  /** HTML of the body. */
  readonly body: string
}

/** The HTML of a page. Its policy allows the stylesheet by its hash, and nothing else but what `allowed` names. */
export function documentPage({ title, style, allowed = [], body }: DocumentPage): string {
  const policy = [
    "default-src 'none'",
    `style-src-elem 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...allowed,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}
