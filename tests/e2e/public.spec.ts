import { test as plain } from '@playwright/test'
import { testSuite } from '../support/suite.ts'
import { expect, expectAccessible, pageHeight, test } from './support.ts'

// The longest files are shared out test by test, so that no suite is left with one of them at the end.
test.describe.configure({ mode: 'parallel' })

const PAGES = ['/', '/en', '/old', '/sample', '/terms', '/privacy', '/bot']
const LANDING = ['/', '/en']

test.describe('every public page', () => {
  for (const path of PAGES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} is accessible in ${colorScheme}`, async ({ page }) => {
        // A whole report is thousands of elements for axe to look at.
        if (path === '/sample') test.slow()
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
      })
    }

    test(`${path} fits a narrow screen: accessible, and no sideways scrolling`, async ({ page }) => {
      if (path === '/sample') test.slow()
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBe(0)
      await expectAccessible(page)
    })
  }
})

test('no page scrolls sideways at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/en'])
    for (const width of [360, 768, 1024, 1030, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width}`).toBe(0)
    }
})

test('without script every word is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-TW' })
  const page = await context.newPage()
  await page.goto('/')
  for (const text of [
    'AI Overview 引用了別人',
    'NT$599',
    'NT$14.98',
    '98.9%',
    '虛構情境',
    'GapLens 不保證排名',
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  await page.locator('#real-report summary').nth(3).click()
  await expect(page.locator('#real-report details').nth(3)).toContainText('專業性')
  await page.goto('/sample')
  await expect(page.getByRole('heading', { level: 2, name: /策略與計畫/ })).toBeVisible()
  await expect(page.locator('a[href*="#:~:text="]').first()).toBeAttached()
  await context.close()
})

test('a visit loads nothing from elsewhere, and neither Firebase nor the chat', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  for (const path of ['/', '/en', '/old', '/sample']) await page.goto(path, { waitUntil: 'networkidle' })
  const base = testSuite().address
  expect(urls.filter((url) => !url.startsWith(base))).toEqual([])
  expect(
    urls.filter((url) => /chat-panel|markdown|index\.esm|app-|runtime-config|\/api\//.test(url)),
  ).toEqual([])
})

test('prices and numbers are those that are promised', async ({ page }) => {
  await page.goto('/')
  for (const text of ['90%', '60 秒', '10+', '100%'])
    await expect(
      page.locator('main > section').first().getByText(text, { exact: false }).first(),
    ).toBeVisible()
  const pricing = page.locator('#pricing')
  for (const text of ['NT$599', '30 點', 'NT$19.97', 'NT$899', '60 點', 'NT$14.98', '最受歡迎', '依需求報價'])
    await expect(pricing).toContainText(text)
  await page.goto('/en')
  for (const text of [
    '$15',
    '15 credits',
    '$1.00',
    '$30',
    '40 credits',
    '$0.75',
    'Most Popular',
    '$100',
    '150 credits',
    '$0.67',
  ])
    await expect(pricing).toContainText(text)
})

test('the problem’s steps open, the report’s blocks open one at a time, and close again', async ({
  page,
}) => {
  await page.goto('/')
  const step = page.locator('summary', { hasText: '手動蒐集資料' })
  await step.click()
  await expect(page.getByText('逐頁打開、讀完、複製重點')).toBeVisible()

  const blocks = page.locator('#real-report details')
  await expect(blocks).toHaveCount(6)
  const open = page.locator('#real-report details[open]')
  await expect(open).toHaveCount(1)
  await blocks.nth(4).locator('summary').click()
  await expect(open).toHaveCount(1)
  await expect(blocks.nth(4)).toHaveAttribute('open', '')
  await blocks.nth(4).locator('summary').click()
  await expect(open).toHaveCount(0)
})

test('the walk-through shows the step that is chosen, also after hydration', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  const walk = page.getByRole('group', { name: '操作步驟' })
  await expect(walk.getByRole('img', { name: /^工作區的新分析表單/ })).toBeVisible()
  await walk.getByText('打開報告').click()
  await expect(walk.getByRole('img', { name: /^報告的開頭/ })).toBeVisible()
  await expect(walk.getByRole('img', { name: /^工作區的新分析表單/ })).toBeHidden()
})

test('the menu of small screens opens, leads and closes; Escape closes it too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.locator('header details')
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: '定價' }).click()
  await expect(menu).not.toHaveAttribute('open', '')
  await expect(page).toHaveURL(/#pricing$/)
  await expect(page.getByRole('heading', { name: '用多少，買多少' })).toBeInViewport()
  await menu.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open', '')
})

const GROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(18, 22, 26)' }

test('without script the theme follows the system', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  for (const path of ['/', '/en', '/terms']) {
    await page.goto(path)
    await expect(page.locator('body')).toHaveCSS('background-color', GROUNDS.dark)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('background-color', GROUNDS.light)
  await context.close()
})

test('the theme follows the system, changes by its button and stays so', async ({ page }) => {
  const html = page.locator('html')
  const expectScheme = async (scheme: 'light' | 'dark') => {
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
    await expect(html).toHaveCSS('color-scheme', scheme)
    await expect(page.locator('body')).toHaveCSS('background-color', GROUNDS[scheme])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectScheme('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectScheme('light')
  await page.getByRole('button', { name: '切換深色或淺色外觀' }).click()
  await expectScheme('dark')
  for (const path of ['/', '/terms']) {
    await page.goto(path)
    await expectScheme('dark')
  }
  await page.goto('/sample')
  await expect(html).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('link', { name: '用自己的網頁試試' })).toHaveCSS(
    'background-color',
    'rgb(26, 129, 120)',
  )
})

test('sections appear when a tenth of them is visible, and at once for those who prefer less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const pricing = page.locator('#pricing [data-reveal]')
  await expect(pricing).toHaveAttribute('data-waiting', '')
  await pricing.scrollIntoViewIfNeeded()
  await expect(pricing).not.toHaveAttribute('data-waiting', '')
  await expect(pricing).toHaveCSS('opacity', '1')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
})

test('every call to action leads to the sign-in, the agency plan to a mail', async ({ page }) => {
  for (const path of [...LANDING, '/old']) {
    await page.goto(path)
    const calls = page.getByRole('link', { name: /^(免費試用|Free trial|Get 5 free)/ })
    expect(await calls.count()).toBeGreaterThan(2)
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', '/login')
    await expect(page.locator('#pricing a[href^="mailto:"]').first()).toHaveAttribute('href', /subject=/)
  }
})

test('the sample report hydrates at the first move of the pointer, and the first click counts', async ({
  page,
}) => {
  await page.goto('/sample')
  await expect(page.getByText('虛構內容')).toBeVisible()
  const before = await page.locator('article details[open]').count()
  await page.getByRole('button', { name: '更多動作' }).click()
  await page.getByRole('menuitem', { name: '全部展開' }).click()
  await expect.poll(() => page.locator('article details[open]').count()).toBeGreaterThan(before)
})

test('the sample report is under 12,500 pixels high on a phone, with nothing unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sample')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await pageHeight(page)).toBeLessThan(12_500)
})

plain('an unknown address answers 404 with a note, on the older page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '找不到這個頁面' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { name: 'AI 時代的 SEO 內容缺口分析' })).toBeVisible()
  await expectAccessible(page)
})
