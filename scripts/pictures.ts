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
/** Narrower than the screens that show the history beside the report. `SCALE` adds pixels for high-resolution screens. */
const SIZE = { width: 960, height: 600 }
const SCALE = 1.25
/** The printed width of an A4 sheet, in CSS pixels. */
const SHEET_WIDTH = 690
/** The visible height of a sheet, in CSS pixels. */
const SHEET_SHOWN = 860
const README_SIZE = { width: 1440, height: 900 }
/** The space above an element that is scrolled to, in pixels. */
const ROOM_ABOVE = 15
/** Waits for colour transitions. Other sites’ icons cannot be loaded here. */
const SETTLED_MS = 500
const SCHEMES = ['light', 'dark'] as const
const QUALITY = 0.72
/** The largest file of one picture. Pictures are lazy-loaded. */
const MOST_BYTES = 90_000
/** Delay of each answer of the sandbox, so that a running analysis can be photographed. */
const DELAY_MS = 900

/**
 * `npm run pictures`: takes the public pages' screenshots of the product on the emulators, light and dark: the walk-through from
 * the form to the plan, the matrix, a quote, a comparison of two runs, the client edition, and the README's picture. The
 * results are committed. Run it when these screens change.
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
    // An account is opened by its first request that needs it.
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
  // Pages are read concurrently, so all are done a moment after the first rows appear.
  await page
    .getByText(/已讀取 \d+／/)
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

/** The client edition as two sheets side by side: its cover and its matrix. */
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
  // In print the matrix begins on a new sheet.
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

/** Takes a picture that begins at an element. `without` reduces the space above it. */
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
