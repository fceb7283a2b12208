import { escapeHtml } from '@gaplens/contracts/escape-html'
import { STYLE } from './style.ts'

/**
 * The headers of everything under /s. `firebase.json` has the same for Hosting, and a test compares them. The pages run no
 * script, load nothing and cannot be framed. Their address contains the token, so it is not sent as a referrer. Search
 * engines must not index them.
 */
export const SHARE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
} as const

const TEXT = {
  title: '分享的報告',
  ask: '這份報告需要密碼',
  hint: '請輸入分享的人給您的密碼。',
  password: '密碼',
  open: '開啟報告',
  wrong: '密碼不正確，請再試一次。',
  refused: '無法顯示這份報告',
}

const FORM_STYLE = `
.page{max-width:28rem}
form{display:grid;gap:.75rem}
label{font-weight:600}
input,button{width:100%;padding:.625rem .75rem;border:1px solid var(--dimmed);border-radius:var(--radius-md);background:var(--surface-raised);color:inherit;font:inherit}
button{border-color:var(--brand-fill);background:var(--brand-fill);color:var(--on-fill);font-weight:600;cursor:pointer}
.wrong{color:var(--poor)}
`

/** The form for a report's password. It shows nothing of the report. */
export function passwordPage({ isWrong = false } = {}): string {
  const wrong = isWrong ? `<p class="wrong" id="wrong" role="alert">${TEXT.wrong}</p>` : ''
  const marked = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  return page(
    TEXT.ask,
    `<p>${TEXT.hint}</p>
<form method="post">
<label for="password">${TEXT.password}</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off"${marked}>
${wrong}
<button type="submit">${TEXT.open}</button>
</form>`,
  )
}

/** The page that says why a report cannot be shown. */
export function refusalPage(message: string): string {
  return page(TEXT.refused, `<p>${escapeHtml(message)}</p>`)
}

function page(heading: string, body: string): string {
  return `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${TEXT.title}</title>
<style>${STYLE}${FORM_STYLE}</style>
</head>
<body>
<main class="page">
<section>
<h1>${heading}</h1>
${body}
</section>
</main>
</body>
</html>
`
}
