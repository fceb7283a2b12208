import { mkdir, writeFile } from 'node:fs/promises'
import { SECTION } from '@gaplens/report/model/sections'
import { chromium, type Page } from '@playwright/test'
import { ACCOUNTS, SAMPLES } from '../sandbox/src/seed.ts'
import { ensureAccount, signIn } from './lib/accounts.ts'
import { callApi } from './lib/api-client.ts'
import { buildAll } from './lib/build.ts'
import { CHROMIUM_ARGS, ensureChromium } from './lib/chromium.ts'
import { inRoot } from './lib/paths.ts'
import { runMain, say } from './lib/say.ts'
import { suiteDatabase } from './lib/seed.ts'
import { startSuite } from './lib/suite.ts'
import { toWebp } from './lib/webp.ts'
import { keepRuns, RUNS } from './pictures/runs.ts'

const FOLDER = inRoot('hosting', 'public', 'images', 'product')
/** Narrower than the screens that show the history beside the report, and drawn finer for screens of high resolution. */
const SIZE = { width: 960, height: 600 }
const SCALE = 1.25
/** The width of what is printed on a sheet of A4, in CSS pixels. */
const SHEET_WIDTH = 690
/** How much of a sheet is seen. */
const SHEET_SHOWN = 860
const README_SIZE = { width: 1440, height: 900 }
/** What a place that is scrolled to has above it, in pixels: where lines stand close, the end of the one before. */
const ROOM_ABOVE = 15
/** Colours fade over, and other sites’ icons are not reached from here. */
const SETTLED_MS = 500
const SCHEMES = ['light', 'dark'] as const
const QUALITY = 0.72
/** Of one picture; each is loaded only when it comes near. */
const MOST_BYTES = 90_000
/** Each answer of the sandbox takes this long, so that the running analysis can be seen. */
const DELAY_MS = 900

/**
 * `npm run pictures`: the public pages' pictures of the product, light and dark, taken from the product itself on the
 * emulators: the walk-through from the form to the plan, the matrix, a quote, two runs compared, the client edition; and
 * the README's picture. The results are committed. To be run when these screens change.
 */
await runMain(async () => {
  for (const name of ['SERPAPI_API_KEY', 'SERPAPI_BASE_URL', 'GEMINI_API_KEY']) delete process.env[name]
  await buildAll()
  await mkdir(FOLDER, { recursive: true })
  const suite = await startSuite({
    offset: 29_000,
    dataFolder: null,
    samples: SAMPLES,
    sandboxDelayMs: DELAY_MS,
  })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS],
  })
  try {
    const { user } = ACCOUNTS
    await ensureAccount(suite, user)
    // The account opens with its first request that needs it.
    await callApi(suite, await signIn(suite, user), '/analyses')
    await keepRuns(suiteDatabase(suite), user.uid)
    const context = await browser.newContext({
      baseURL: suite.address,
      viewport: SIZE,
      deviceScaleFactor: SCALE,
      locale: 'zh-TW',
      timezoneId: 'Asia/Taipei',
      reducedMotion: 'reduce',
    })
    await takeAll(await context.newPage())
  } finally {
    await browser.close()
    await suite.stop()
  }
  say(`Written: the pictures in ${FOLDER}.`)
  process.exit(0)
})

async function takeAll(page: Page): Promise<void> {
  const { user } = ACCOUNTS
  const [sample = { targetKeyword: '', userPageUrl: '' }] = SAMPLES
  await page.goto('/login')
  await page.getByLabel('電子郵件').fill(user.email)
  await page.getByLabel('密碼', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: '登入', exact: true }).click()
  await page.getByLabel('目標關鍵字').fill(sample.targetKeyword)
  await page.getByLabel('您的網頁網址').fill(sample.userPageUrl)
  await page.getByText('剩餘').first().waitFor()
  await take(page, 'form')

  await page.getByRole('button', { name: '開始分析' }).click()
  // Pages are read side by side: a moment after the first rows are there, all are done.
  await page
    .getByText(/已讀取 \d+ \//)
    .first()
    .waitFor({ timeout: 60_000 })
  await take(page, 'running')

  await page.goto(`/app/analyses/${RUNS.before}`)
  await page.getByRole('heading', { level: 1, name: sample.targetKeyword }).waitFor()
  await page.addStyleTag({ content: `#report-top [class*="contents"] { display: none }` })
  await take(page, 'report')
  await takeAt(page, 'matrix', `#${SECTION.matrix}`)
  await page.locator(`#${SECTION.gaps} summary`).first().click()
  await takeAt(page, 'quote', `#${SECTION.gaps} details`, ROOM_ABOVE)
  await page.locator(`#${SECTION.strategy} summary`).filter({ hasText: '提示詞' }).first().click()
  await takeAt(page, 'plan', `#${SECTION.strategy}`)
  await takePaper(page)

  await page.goto(`/app/analyses/${RUNS.after}?compare=${RUNS.before}`)
  await page.getByRole('heading', { name: '已補上的缺口' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await take(page, 'compare')

  await page.setViewportSize(README_SIZE)
  await page.goto(`/app/analyses/${RUNS.before}`)
  await page.getByRole('heading', { level: 1, name: sample.targetKeyword }).waitFor()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForTimeout(SETTLED_MS)
  await mkdir(inRoot('docs', 'images'), { recursive: true })
  await page.screenshot({ path: inRoot('docs', 'images', 'report.png'), scale: 'css' })
}

/** The client edition as two sheets that lie side by side: its cover, and its matrix. */
async function takePaper(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: SHEET_WIDTH, height: 975 })
  const topOf = async (part: string) => {
    const { y } = (await page.locator(part).boundingBox()) ?? { y: 0 }
    return y + (await page.evaluate(() => window.scrollY))
  }
  const [cover, matrix] = [await topOf('[data-paper] header'), await topOf('[data-section="client-matrix"]')]
  const sheets = []
  // On paper the matrix begins a sheet of its own.
  for (const [y, height] of [
    [cover, Math.min(SHEET_SHOWN, matrix - cover)],
    [matrix, SHEET_SHOWN],
  ] as const) {
    const clip = { x: 0, y, width: SHEET_WIDTH, height }
    sheets.push((await page.screenshot({ clip, fullPage: true })).toString('base64'))
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.setViewportSize(SIZE)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  const desk = await page.context().newPage()
  await desk.setViewportSize(SIZE)
  for (const [scheme, ground] of [
    ['light', '#dfe6e8'],
    ['dark', '#0d1013'],
  ] as const) {
    await desk.setContent(
      `<body style="margin:0;display:flex;gap:32px;padding:36px 48px 0;background:${ground}">${sheets
        .map(
          (png, index) =>
            `<div style="flex:1;height:600px;margin-top:${index * 56}px;padding:28px 28px 0;overflow:hidden;background:#fff;box-shadow:0 6px 28px rgb(0 0 0/.22)"><img src="data:image/png;base64,${png}" style="width:100%"></div>`,
        )
        .join('')}</body>`,
    )
    await write('client', scheme, await toWebp(desk, await desk.screenshot(), QUALITY))
  }
  await desk.close()
}

/** Takes a place of the page, its beginning at the top. `without`: how much of the room above it is left out. */
async function takeAt(page: Page, name: string, place: string, without = 0): Promise<void> {
  await page
    .locator(place)
    .first()
    .evaluate((element, pixels) => {
      element.scrollIntoView({ block: 'start' })
      window.scrollBy(0, pixels)
    }, without)
  await take(page, name)
}

async function take(page: Page, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(SETTLED_MS)
    await write(name, scheme, await toWebp(page, await page.screenshot(), QUALITY))
  }
}

async function write(name: string, scheme: string, webp: Buffer): Promise<void> {
  if (webp.length > MOST_BYTES)
    throw new Error(`${name}-${scheme} weighs ${webp.length} bytes, over ${MOST_BYTES}.`)
  await writeFile(`${FOLDER}/${name}-${scheme}.webp`, webp)
}
