import { type Answer, html, plain, redirect } from '../respond.ts'
import {
  challenge,
  consentWall,
  deepNesting,
  emptyShell,
  fontFlood,
  hostile,
  injection,
  longParagraph,
  notFoundSoft,
  tableFlood,
} from './documents.ts'
import { smallPdf } from './pdf.ts'

const MAX_HOPS = 12

/** Answers that are sent completely and are faulty as a whole. */
export const PAGES: Readonly<Record<string, (url: URL) => Answer>> = {
  '/robots.txt': () => plain(200, 'User-agent: *\nDisallow: /robots-disallowed\n'),
  '/401': () => html(401, '<h1>401 Unauthorized</h1>'),
  '/403': () =>
    html(403, '<!doctype html><title>403 Forbidden</title><h1>禁止存取</h1><p>您沒有權限讀取這個網頁。</p>'),
  '/404': () => html(404, '<!doctype html><title>404</title><h1>找不到網頁</h1>'),
  '/410': () => html(410, '<!doctype html><title>410</title><h1>此網頁已永久移除</h1>'),
  '/429': () => ({
    ...html(429, '<h1>Too Many Requests</h1>'),
    headers: { 'content-type': 'text/html', 'retry-after': '30' },
  }),
  '/500': () => html(500, '<h1>Internal Server Error</h1>'),
  '/503': () => ({
    ...html(503, '<h1>網站維護中</h1>'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '120' },
  }),
  '/empty': () => html(200, ''),
  '/redirect-loop': () => redirect(302, '/redirect-loop-back'),
  '/redirect-loop-back': () => redirect(302, '/redirect-loop'),
  '/redirect-chain': (url) => {
    const hop = Number(url.searchParams.get('hop') ?? 0)
    return hop < MAX_HOPS
      ? redirect(302, `/redirect-chain?hop=${hop + 1}`)
      : html(200, '<title>終點</title><p>到了。</p>')
  },
  // Servers write an address that is not ASCII in UTF-8 bytes.
  '/redirect-to': (url) => redirect(302, Buffer.from(url.searchParams.get('to') ?? '/').toString('latin1')),
  '/redirect-loopback': () => redirect(302, 'http://127.0.0.1/admin'),
  '/redirect-metadata': () => redirect(302, 'http://169.254.169.254/latest/meta-data/'),
  '/redirect-private': () => redirect(301, 'http://192.168.1.1/'),
  '/redirect-ipv6': () => redirect(302, 'http://[::1]/'),
  '/redirect-file': () => redirect(302, 'file:///etc/passwd'),
  '/redirect-port': () => redirect(302, 'https://faults.test:8443/'),
  '/pdf': () => ({
    status: 200,
    headers: { 'content-type': 'application/pdf' },
    body: smallPdf('Sandbox sample PDF'),
  }),
  '/image': () => ({
    status: 200,
    headers: { 'content-type': 'image/png' },
    body: Buffer.from('iVBORw0KGgo=', 'base64'),
  }),
  '/challenge': () => ({
    ...html(403, challenge()),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cf-mitigated': 'challenge' },
  }),
  '/challenge-200': () => html(200, challenge()),
  '/soft-404': () => html(200, notFoundSoft()),
  '/spa-shell': () => html(200, emptyShell()),
  '/consent-wall': () => html(200, consentWall()),
  '/hostile': () => html(200, hostile()),
  '/injection': () => html(200, injection()),
  '/deep-nesting': () => html(200, deepNesting()),
  '/font-flood': () => html(200, fontFlood()),
  '/table-flood': () => html(200, tableFlood()),
  '/one-paragraph': () => html(200, longParagraph()),
  '/wrong-charset': () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: Buffer.from(
      '<!doctype html><meta charset="utf-8"><title>標頭說錯編碼</title><p>其實這一頁是 UTF-8，標頭卻說是 ISO-8859-1。</p>',
    ),
  }),
  '/utf-7': () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-7' },
    body: Buffer.from('<title>utf-7</title>+/v8-'),
  }),
  '/no-type': () => ({
    status: 200,
    headers: {},
    body: Buffer.from('<!doctype html><title>沒有 Content-Type</title><p>瀏覽器只好自己猜。</p>'),
  }),
  '/noindex': () =>
    html(
      200,
      '<!doctype html><meta name="robots" content="noindex"><title>不要收錄我</title><p>這一頁請搜尋引擎不要收錄，但它讀得到。</p>',
    ),
  '/robots-disallowed': () =>
    html(
      200,
      '<!doctype html><title>robots.txt 不讓機器讀的頁</title><p>遵守 robots.txt 的程式不會看到這一行。</p>',
    ),
}
