import { CLIENT_VERSION_HEADER } from '@gaplens/contracts/client-version'
import type { Page } from '@playwright/test'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { testSuite } from '../support/suite.ts'
import { running, seedAnalysis } from './seeded-analysis.ts'
import { expect, reportHeading, startAnalysis } from './support.ts'
import { lookAt, failingTest as test } from './workspace-support.ts'

const db = suiteDatabase(testSuite())
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')

const bar = (page: Page) => page.getByText('目前沒有網路連線')
const countAnalyses = async (uid: string) =>
  (await db.analyses().where('uid', '==', uid).count().get()).data().count
/** A page as it is asked for anew: another version's entry. */
const NEWER_PAGE = '<script type="module" crossorigin src="/assets/app-newer.js"></script>'
/** What a browser says to whoever opens a file of an old version. */
const gone = { status: 404, contentType: 'text/plain', body: 'Not Found' }

test('without a network an analysis fails in words, and none starts by itself later', async ({
  page,
  context,
  user,
}) => {
  await page.clock.install()
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await startAnalysis(page, sample)
  await expect(page.getByText('無法連線到伺服器，請檢查網路後再試一次。').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '開始分析' })).toBeEnabled()
  await lookAt(page, 'offline', () => expect(bar(page)).toBeVisible())
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  // A submit that was kept for later would be sent within this minute.
  await page.clock.fastForward(60_000)
  expect(await countAnalyses(user.uid)).toBe(0)
  await expect(page.getByLabel('目標關鍵字')).toHaveValue(sample.targetKeyword)
})

test('a running job says that its progress is not known, and goes on when the network is back', async ({
  page,
  context,
  user,
}) => {
  const id = await seedAnalysis(user.uid, running())
  await page.goto(`/app/analyses/${id}`)
  await expect(page.getByRole('heading', { name: 'AI 正在分析…' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('暫時無法取得進度，正在重新連線…')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('暫時無法取得進度，正在重新連線…')).toBeHidden()
})

test('a report that is opened without a network says so, and opens once it is back', async ({
  page,
  context,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  // Its screen is there already: what fails is the report itself.
  await page.goto(`/app/analyses/${await seedAnalysis(user.uid, { targetKeyword: '另一份' })}`)
  await expect(reportHeading(page, '另一份')).toBeVisible()
  await context.setOffline(true)
  await page.locator(`a[href$="/app/analyses/${id}"]`).first().click()
  await expect(page.getByRole('alert').getByText(/無法連線到伺服器/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /的內容缺口報告/ })).toBeVisible({
    timeout: 20_000,
  })
})

test('a part that cannot be loaded takes its own place only, and is tried again', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid)
  await page.goto('/app')
  await page.route('**/assets/analysis-screen-*.js', (route) => route.abort())
  await page.locator(`a[href$="/app/analyses/${id}"]`).first().click()
  const failed = page.getByRole('alert').filter({ hasText: '這個部分沒有載入' })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('button', { name: '新分析' }).first()).toBeVisible()
  await lookAt(page, 'part-failed', () => expect(failed).toBeVisible())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.unroute('**/assets/analysis-screen-*.js')
  await failed.getByRole('button', { name: '重試' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /的內容缺口報告/ })).toBeVisible({
    timeout: 20_000,
  })
})

test('an old tab after a deploy loads the new version once, then says so; what was typed stays', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  await page.goto('/app')
  await page.getByLabel('目標關鍵字').fill('打到一半的關鍵字')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/analysis-screen-*.js', (route) => route.fulfill(gone))
  await page.route(`**/app/analyses/${id}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return await route.fallback()
    await route.fulfill({
      contentType: 'text/html',
      body: NEWER_PAGE,
    })
  })
  await page.locator(`a[href$="/app/analyses/${id}"]`).first().click()
  await expect(page.getByRole('alert').filter({ hasText: '已有新版本' })).toBeVisible()
  expect(loads).toBe(1)
  await page.getByRole('button', { name: '新分析' }).first().click()
  await expect(page.getByLabel('目標關鍵字')).toHaveValue('打到一半的關鍵字')
})

test('a page older than the API is told so before it pays, loads the new version, and loses nothing typed', async ({
  page,
  user,
}) => {
  await page.goto('/app')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // The client of the version before: what it sends says so, until it is loaded anew.
  await page.route('**/api/analyze', async (route) => {
    const headers = route.request().headers()
    await route.continue({ headers: loads === 0 ? { ...headers, [CLIENT_VERSION_HEADER]: '0' } : headers })
  })
  await page.route('**/app', async (route) => {
    if (route.request().resourceType() !== 'fetch') return await route.fallback()
    await route.fulfill({ contentType: 'text/html', body: NEWER_PAGE })
  })
  await startAnalysis(page, sample)
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(1)
  await expect(page.getByLabel('目標關鍵字')).toHaveValue(sample.targetKeyword)
  await expect(page.getByLabel('您的網頁網址')).toHaveValue(sample.userPageUrl)
  expect(await countAnalyses(user.uid)).toBe(0)
  await page.getByRole('button', { name: '開始分析' }).click()
  await expect.poll(() => countAnalyses(user.uid), { timeout: 20_000 }).toBe(1)
  expect((await db.users().doc(user.uid).get()).data()?.points).toBe(4)
})

test('one analysis that cannot be read is skipped in the history, and said', async ({ page, user }) => {
  await seedAnalysis(user.uid, { targetKeyword: '讀得到的' })
  const broken = await seedAnalysis(user.uid, { targetKeyword: '壞掉的' })
  await db.analyses().doc(broken).withConverter(null).update({ summary: 7 })
  await page.reload()
  await expect(page.getByText('讀得到的').first()).toBeVisible()
  await expect(page.getByText('有 1 筆紀錄暫時無法讀取')).toBeVisible()
})

test('a chat that cannot be loaded leaves the public page as it was, and opens at the next try', async ({
  page,
}) => {
  await page.goto('/')
  await page.mouse.move(200, 200)
  await page.route('**/assets/chat-panel-*.js', (route) => route.abort())
  await page.getByRole('button', { name: '開啟小幫手' }).click()
  await expect(page.getByText('小幫手沒有載入，請檢查網路後再試一次。')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/chat-panel-*.js')
  await page.getByRole('button', { name: '開啟小幫手' }).click()
  await expect(page.getByRole('dialog', { name: 'GapLens 小幫手' })).toBeVisible()
})
