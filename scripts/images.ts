import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from './lib/chromium.ts'
import { inRoot } from './lib/paths.ts'
import { runMain, say } from './lib/say.ts'
import { toWebp } from './lib/webp.ts'

const PUBLIC = inRoot('hosting', 'public')
const DIST = inRoot('hosting', 'dist')
const FONT = `"Noto Sans TC", "Noto Sans CJK TC", "PingFang TC", system-ui, sans-serif`
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/**
 * `npm run images`: draws the bitmaps of the public site from the logo and from the built site: icons, link preview
 * images, and the poster of the demo video. It needs `npm run build` before. The results are committed.
 */
await runMain(async () => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
  await mkdir(join(PUBLIC, 'icons'), { recursive: true })
  await mkdir(join(PUBLIC, 'images'), { recursive: true })
  for (const [name, size] of [
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const) {
    await draw(
      browser,
      `icons/${name}.png`,
      size,
      size,
      `<style>svg{width:100vw;display:block}</style>${mark}`,
    )
  }
  // Systems that cut icons themselves get square corners, with the logo inside the safe zone of 80 %.
  const square = mark.replace('rx="8"', '')
  const full = (scale: number) =>
    `<style>body{background:#136a63;display:grid;place-items:center;height:100vh}svg{width:${scale}vw}</style>${square}`
  await draw(browser, 'icons/icon-maskable-512.png', 512, 512, full(76))
  await draw(browser, 'icons/apple-touch-icon.png', 180, 180, full(92))
  await draw(
    browser,
    'images/og-zh.png',
    1200,
    630,
    card(mark, 'AI Overview 引用了別人，', '您的網頁少了什麼？', '每項內容缺口，都附原文可查'),
  )
  await draw(
    browser,
    'images/og-en.png',
    1200,
    630,
    card(
      mark,
      'AI Overview cites others.',
      'What is your page missing?',
      'Every content gap with the original words as proof',
    ),
  )
  await poster(browser)
  await browser.close()
  say('Written: icons and images in hosting/public.')
})

async function draw(
  browser: Browser,
  file: string,
  width: number,
  height: number,
  body: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>body{margin:0}</style>${body}`)
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true })
  await page.close()
}

/** The link preview image: the question, and the coverage matrix with a gap in it. */
function card(mark: string, first: string, second: string, note: string): string {
  const levels = ['1110110', '1011010', '1101110', '0111010', '1110010']
  const dots = levels
    .map(
      (row) =>
        `<p>${[...row].map((level, at) => `<i class="${at === 6 ? 'own' : ''}${level === '1' ? ' on' : ''}"></i>`).join('')}</p>`,
    )
    .join('')
  return `<style>
    body{width:1200px;height:630px;background:#0b3b36;color:#eef7f5;font-family:${FONT};position:relative;overflow:hidden}
    main{position:absolute;left:72px;top:72px;bottom:72px;display:flex;flex-direction:column}
    .brand{display:flex;align-items:center;gap:18px;font-size:34px;font-weight:700}.brand svg{width:60px;height:60px}
    h1{margin:auto 0 20px;font-size:62px;line-height:1.3;font-weight:700}
    .note{font-size:30px;color:#b9d6d1;margin:0}
    .dots{position:absolute;right:72px;top:84px;opacity:.95}.dots p{display:flex;gap:18px;margin:0 0 18px}
    i{width:22px;height:22px;border-radius:50%;border:4px solid #2f6a63;box-sizing:border-box}
    i.on{background:#4ab8ab;border-color:#4ab8ab}i.own{border:4px dashed #ffc857;margin-left:14px}
    </style><main><div class="brand">${mark}GapLens 缺口透鏡</div><h1>${first}<br>${second}</h1><p class="note">${note}</p></main>
    <div class="dots">${dots}</div>`
}

/** The first screen of the sample report. */
async function poster(browser: Browser): Promise<void> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(DIST, extname(path) === '' ? `${path}.html` : path)
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sample`)
  const webp = await toWebp(page, await page.screenshot(), 0.8)
  await writeFile(join(PUBLIC, 'images', 'report-poster.webp'), webp)
  await page.close()
  server.close()
  server.closeAllConnections()
}
