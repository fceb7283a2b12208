import { readFile } from 'node:fs/promises'
import { SECTION } from '@gaplens/report/model/sections'
import { Timestamp } from 'firebase-admin/firestore'
import { KEYWORD, PAGE_URL, RESULT, seedAnalysis } from './seeded-analysis.ts'
import { expect, expectAccessible, pageHeight, reportHeading } from './support.ts'
import {
  chooseFrom,
  failingTest,
  keepPaper,
  keepPicture,
  lookAt,
  sideways,
  test,
} from './workspace-support.ts'

// A report is a long page: looking for faults in it takes its time on a small machine.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })
failingTest.describe.configure({ timeout: 300_000 })

/** 182 mm in pixels. */
const PAPER_WIDTH = 688
const EVIL = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

test('the report is saved as one file that opens offline, markup in it shown as text', async ({
  page,
  user,
  browser,
}) => {
  const id = await seedAnalysis(user.uid, {
    targetKeyword: EVIL,
    result: { ...RESULT, reportFooter: `${RESULT.reportFooter}${EVIL}` },
  })
  await page.goto(`/app/analyses/${id}`)
  const saving = page.waitForEvent('download')
  await chooseFrom(page, '匯出／分享', '完整版：下載 HTML')
  const download = await saving
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^seo-analysis-${id.slice(0, 8)}-\\d{4}-\\d\\d-\\d\\d\\.html$`),
  )
  await expect(page.getByText('HTML 報告下載完成。')).toBeVisible()
  const html = await readFile(await download.path(), 'utf8')

  for (const look of [
    { width: 1200, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ] as const) {
    const context = await browser.newContext({
      offline: true,
      // axe is put in by the test; the file's own policy lets nothing run.
      bypassCSP: true,
      colorScheme: look.colorScheme,
      viewport: { width: look.width, height: 900 },
    })
    const file = await context.newPage()
    const asked: string[] = []
    file.on('request', (request) => asked.push(request.url()))
    await file.setContent(html)
    await expect(file.getByRole('heading', { level: 1 })).toHaveText(`「${EVIL}」的內容缺口報告`)
    await expect(file.locator('h2 .number')).toHaveText(['1', '2', '3', '4', '5', '6'])
    expect(await file.locator('script, img, link, iframe').count()).toBe(0)
    await keepPicture(file, `file-${look.width}-${look.colorScheme}`)
    await expectAccessible(file)
    expect(asked).toEqual([])
    // A cell of the matrix leads to its quote.
    const cell = file.locator('.matrix a').first()
    const target = await cell.getAttribute('href')
    await cell.click()
    await expect(file.locator(String(target))).toBeVisible()
    // On A4 less its margins the slanted name of the last column stays on the sheet.
    await file.setViewportSize({ width: PAPER_WIDTH, height: 900 })
    await file.emulateMedia({ media: 'print' })
    const last = await file.locator('.matrix thead th:last-child .slant span').boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(PAPER_WIDTH)
    await context.close()
  }
})

failingTest('says why a report cannot be saved', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid)
  await page.goto(`/app/analyses/${id}`)
  await expect(reportHeading(page, KEYWORD)).toBeVisible()
  for (const [status, words] of [
    [404, '找不到這份報告，請重新執行分析。'],
    [400, '報告尚未完成，請稍後再試。'],
    [500, 'HTML 報告下載失敗，請稍後再試。'],
  ] as const) {
    await page.route('**/api/export/html/*', (route) => route.fulfill({ status, json: {} }), { times: 1 })
    await chooseFrom(page, '匯出／分享', '完整版：下載 HTML')
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('is copied with its headings, lists and tables, beside the plain text', async ({
  page,
  context,
  user,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await seedAnalysis(user.uid)
  await page.goto(`/app/analyses/${id}`)
  await chooseFrom(page, '匯出／分享', '完整版：複製到文件編輯器')
  await expect(page.getByText('報告已複製到剪貼簿，可直接貼到 Google 文件。')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text() ?? ''
    return { html: await read('text/html'), text: await read('text/plain') }
  })
  expect(copied.html).toContain(`「${KEYWORD}」的內容缺口報告</h1>`)
  expect(copied.html).toMatch(/<table[\s\S]*<th[\s\S]*<ul>/)
  expect(copied.text).toMatch(/^6\. 結構化資料建議$/m)
})

test('two runs of one keyword and address are compared, and a reload keeps the comparison', async ({
  page,
  user,
}) => {
  const { coverage } = RESULT
  if (!coverage) throw new Error('the sample has no coverage')
  const [closed] = coverage.gaps
  await seedAnalysis(user.uid, { createdAt: Timestamp.fromMillis(Date.now() - 86_400_000) })
  const later = await seedAnalysis(user.uid, {
    result: {
      ...RESULT,
      coverage: {
        ...coverage,
        gaps: coverage.gaps.slice(1),
        topics: coverage.topics.map((topic) => ({
          ...topic,
          cells: topic.cells.map((cell) =>
            topic.id === closed?.topicId && cell.pageId === 'p0' ? { ...cell, level: 'covered' } : cell,
          ),
        })),
        pages: coverage.pages.map((page) =>
          page.role === 'user' ? { ...page, coverageScore: (page.coverageScore ?? 0) + 12 } : page,
        ),
      },
    },
  })
  await page.goto(`/app/analyses/${later}`)
  await chooseFrom(page, '更多動作', '與其他次分析比較')
  const choice = page.getByRole('dialog', { name: '與其他次分析比較' })
  await choice.getByRole('button', { name: /台北時間/ }).press('Enter')
  const panel = page.getByRole('region', { name: '兩次分析的差異' })
  await expect(panel.getByText('+12')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: closed?.name ?? '' })).toBeVisible()
  await expectAccessible(page, '[aria-labelledby="comparison-heading"]')
  await keepPicture(page, 'compare')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await pageHeight(page), 'a report with its comparison').toBeLessThan(12_500)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(panel.getByText('+12')).toBeVisible()
  await panel.getByRole('button', { name: '關閉比較' }).press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: '更多動作' })).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

test('addresses of sections and reports keep their place through reload, back and forward', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  await page.goto(`/app/analyses/${id}#cited-sources`)
  const section = page.getByRole('region', { name: '引用網頁分析' })
  await expect(section).toBeInViewport()
  await page.reload()
  await expect(section).toBeInViewport()
  await page.getByRole('link', { name: '返回' }).first().click()
  await expect(page.getByLabel('目標關鍵字')).toBeVisible()
  await page.goBack()
  await expect(reportHeading(page, KEYWORD)).toBeAttached()
})

test('keys alone reach the form, the search, the help and the passage behind a cell', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  await page.goto(`/app/analyses/${id}`)
  await expect(reportHeading(page, KEYWORD)).toBeVisible()

  const cell = page.getByRole('region', { name: '各網頁對每個主題的涵蓋程度' }).getByRole('button')
  const first = await cell.first().getAttribute('aria-label')
  await cell.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-label', String(first))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('a[href*="#:~:text="]')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveRole('button')

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '鍵盤快速鍵' })).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await keepPicture(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: '搜尋分析紀錄' })
  await expect(search).toBeFocused()
  await expect(search).toHaveCSS('outline-style', 'solid')
  await page.keyboard.type('沒有這個')
  await expect(page.getByText('找不到符合的紀錄')).toBeVisible()
  await page.locator('main').focus()
  await page.keyboard.press('n')
  await expect(page.getByLabel('目標關鍵字')).toBeVisible()
})

test('a report’s first prompt is a few stops away, a row of the history one, and every screen begins at its top', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  await seedAnalysis(user.uid, { targetKeyword: '另一份' })
  const focused = page.locator(':focus')
  const stopsTo = async (name: string | RegExp, most: number) => {
    for (let stops = 1; stops <= most; stops += 1) {
      await page.keyboard.press('Tab')
      if ((await focused.filter({ hasText: name }).count()) > 0) return stops
    }
    throw new Error(`${name} is more than ${most} stops away`)
  }
  await page.goto(`/app/analyses/${id}#${SECTION.cited}`)
  await expect(reportHeading(page, KEYWORD)).toBeVisible()
  let stops = await stopsTo('跳到主要內容', 1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).hash, 'the anchor of the section stays').toBe(`#${SECTION.cited}`)
  stops += await stopsTo('跳到行動計畫與提示詞', 2)
  await page.keyboard.press('Enter')
  stops += await stopsTo('檢視 Gemini 提示詞', 10)
  expect(stops).toBeLessThan(20)

  const history = page.getByRole('complementary', { name: '分析紀錄' })
  await history.getByRole('searchbox').focus()
  for (const keyword of ['另一份', KEYWORD]) expect(await stopsTo(keyword, 1)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(`開啟「${KEYWORD}」的網頁`)
  for (const [link, title] of [
    [/^帳號與資料/, '帳號與資料'],
    ['查看點數紀錄與收據', '點數紀錄'],
    ['返回工作區', '找出您的內容缺口'],
    [/^批次分析/, '批次分析'],
  ] as const) {
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  }

  await history.getByRole('button', { name: '刪除「另一份」' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '刪除' }).press('Enter')
  await expect(history.getByRole('link', { name: /^另一份/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^復原/ }).press('Enter')
  await expect(history.getByRole('link', { name: /^另一份/ })).toBeFocused()
})

test('the first screen says where the page stands, what to do first and what could not be done', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid, {
    warnings: [{ code: 'ai-not-configured', message: '未設定 AI 分析服務，這份報告由程式依網頁原文整理。' }],
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/app/analyses/${id}`)
  const summary = page.getByRole('region', { name: '重點摘要' })
  for (const shown of [
    summary.getByRole('img', { name: '各網頁的涵蓋度，0 到 100' }),
    summary.getByText(/^涵蓋度 \+\d+$/),
    summary.getByRole('article').last(),
    summary.getByText('未設定 AI 分析服務，這份報告由程式依網頁原文整理。'),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
  const first = page.getByRole('region', { name: '網站評估' })
  const top = await first.evaluate((section) => section.getBoundingClientRect().top)
  expect(top, 'section 1 begins on the second screen').toBeLessThan(2 * 900)
  await lookAt(page, 'report-opening', () => expect(summary).toBeVisible())

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await pageHeight(page)).toBeLessThan(12_500)
  for (const card of await summary.getByRole('article').all())
    expect(await card.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  // The contents stay in reach, and open over the page.
  await page.evaluate(() => window.scrollTo(0, 4_000))
  const contents = page.getByRole('navigation', { name: '目錄' })
  await expect(contents.getByRole('button')).toBeInViewport()
  await contents.getByRole('button').press('Enter')
  await contents.getByRole('link', { name: 'AI Overview 資料' }).press('Enter')
  await expect(page.getByRole('region', { name: 'AI Overview 資料' }).locator('details')).toHaveAttribute(
    'open',
  )
  expect(await sideways(page)).toBe(0)
})

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('a client edition is at most eight sheets of A4, with nothing to press on them', async ({
  page,
  user,
}) => {
  // The dialog would end the printing at once.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const id = await seedAnalysis(user.uid)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/app/analyses/${id}`)
  const sheets: Record<string, number> = {}
  for (const [edition, name] of [
    ['client', '客戶版'],
    ['full', '完整版'],
  ] as const) {
    await chooseFrom(page, '匯出／分享', `${name}：列印或存成 PDF`)
    const paper = page.locator(`[data-paper="${edition}"]`)
    await expect(paper).toBeAttached()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(paper.getByRole('heading', { level: 1 })).toContainText(KEYWORD)
    await expect(paper.getByText(PAGE_URL).first()).toBeVisible()
    expect(await page.locator('button:visible, summary:visible, input:visible').count()).toBe(0)
    await expect(page.getByText(/顯示全(文|部)/).filter({ visible: true })).toHaveCount(0)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    sheets[edition] = sheetsOf(pdf)
    await keepPaper(pdf, edition)
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    // What the browser says when its dialog has closed; printing to a file may have said it already.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toBeHidden()
  }
  expect(sheets.client).toBeGreaterThan(2)
  expect(sheets.client).toBeLessThanOrEqual(8)
  expect(sheets.full).toBeGreaterThan(sheets.client ?? 0)
})

test('the browser’s own print command prints the client edition, light and with nothing to press', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/app/analyses/${id}`)
  await expect(reportHeading(page, KEYWORD)).toBeVisible()
  // The paper's code follows the report.
  const paper = page.locator('[data-paper="client"]')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(paper).toBeAttached({ timeout: 100 })
  }).toPass()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
  expect(await page.locator('button:visible, summary:visible, input:visible').count()).toBe(0)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
  // As by Ctrl+P: Chromium itself says when it begins and when it is done.
  const pdf = await page.pdf({ preferCSSPageSize: true })
  await keepPaper(pdf, 'browser')
  expect(sheetsOf(pdf)).toBeGreaterThan(2)
  expect(sheetsOf(pdf)).toBeLessThanOrEqual(8)
  await expect(paper).toHaveCount(0)
})

test('the keys that print wait for the paper’s code, in a report and on the public sample', async ({
  page,
  user,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.dialog = document.documentElement.dataset.print ?? 'screen'
    }
  })
  const id = await seedAnalysis(user.uid)
  let held = Promise.withResolvers<void>()
  await page.route('**/assets/paper-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  for (const path of [`/app/analyses/${id}`, '/sample']) {
    held = Promise.withResolvers<void>()
    const asked = page.waitForRequest('**/assets/paper-*.js')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A report asks for the code by itself, the public sample once it is used.
    if (path !== '/sample') await asked
    await page.keyboard.press('Control+p')
    await asked
    await expect(page.locator('body')).not.toHaveAttribute('data-dialog')
    held.resolve()
    await expect(page.locator('body')).toHaveAttribute('data-dialog', 'client')
  }
})
