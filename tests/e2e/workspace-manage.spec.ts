import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { testSuite } from '../support/suite.ts'
import { KEYWORD, PAGE_URL, RESULT, running, seedAnalysis } from './seeded-analysis.ts'
import { expect, reportHeading } from './support.ts'
import { chooseFrom, EXTREMES, failingTest, lookAt, test } from './workspace-support.ts'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })
failingTest.describe.configure({ timeout: 300_000 })

/** Nobody has taken it up, and a lease of nobody's keeps it so. */
const queued = () => ({
  ...running(),
  status: 'pending' as const,
  stage: 'queued' as const,
  progress: 0,
  sources: [],
  partial: null,
  startedAt: null,
  attempt: 0,
})

const pointsOf = async (uid: string) =>
  (await suiteDatabase(testSuite()).users().doc(uid).get()).data()?.points

test('a job under way is cancelled by keyboard, once it was said that its point stays', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid, running())
  await page.goto(`/app/analyses/${id}`)
  const cancel = page.getByRole('button', { name: '取消分析' })
  const dialog = page.getByRole('dialog', { name: '分析已經開始執行' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await page.keyboard.press('Enter')
  await lookAt(page, 'cancel-running', async () => {
    await expect(dialog.getByText(/現在取消不會退還點數，也不會有報告/)).toBeVisible()
  })
  await expect(dialog.getByRole('button', { name: '讓它跑完' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '分析已取消' })).toBeFocused()
  await lookAt(page, 'cancelled', async () => {
    await expect(page.getByText(/因此點數未退還/)).toBeVisible()
  })
  expect(await pointsOf(user.uid)).toBe(5)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('complementary').getByText('已取消')).toBeVisible()
  await page.getByRole('button', { name: '重新分析' }).click()
  await expect(page.getByLabel('目標關鍵字')).toHaveValue(KEYWORD)
})

failingTest(
  'a queued job that begins meanwhile asks anew before it keeps the point',
  async ({ page, user }) => {
    const id = await seedAnalysis(user.uid, queued())
    const job = suiteDatabase(testSuite()).analyses().doc(id)
    await page.goto(`/app/analyses/${id}`)
    await page.getByRole('button', { name: '取消分析' }).click()
    const dialog = page.getByRole('dialog')
    await lookAt(
      page,
      'cancel-queued',
      async () => {
        await expect(dialog.getByText('分析還在排隊，尚未開始執行。現在取消會退還這 1 點。')).toBeVisible()
      },
      EXTREMES,
    )
    // The screen does not look while it is asked; by the time of the answer a worker has it.
    await page.route(/\/api\/results\//, (route) => route.abort())
    // One look that fails: none from before is still under way.
    await page.waitForEvent('requestfailed', {
      predicate: (look) => look.url().includes('/api/results/'),
      timeout: 20_000,
    })
    await job.update({ attempt: 1, status: 'processing', stage: 'overview' })
    await dialog.getByRole('button', { name: '取消並退還 1 點' }).click()
    await expect(dialog.getByText(/現在取消就不會退還點數/)).toBeVisible()
    await page.unroute(/\/api\/results\//)
    await lookAt(
      page,
      'cancel-begun',
      async () => {
        await expect(dialog.getByText(/現在取消不會退還點數，也不會有報告/)).toBeVisible()
      },
      EXTREMES,
    )
    expect((await job.get()).data()?.status).toBe('processing')
  },
)

test('an analysis is named in the list, found by its name, and called by its keyword again', async ({
  page,
  user,
}) => {
  await seedAnalysis(user.uid)
  await seedAnalysis(user.uid, { targetKeyword: '冷萃咖啡 比例' })
  await page.reload()
  const panel = page.getByRole('complementary', { name: '分析紀錄' })
  const pencil = panel.getByRole('button', { name: '重新命名「冷萃咖啡 比例」' })
  await pencil.focus()
  await page.keyboard.press('Enter')
  const field = panel.getByLabel('「冷萃咖啡 比例」的名稱')
  await expect(field).toBeFocused()
  await page.keyboard.type('客戶甲 <b>第二版</b>')
  await page.keyboard.press('Enter')
  const renamed = panel.getByRole('button', { name: '重新命名「客戶甲 <b>第二版</b>」' })
  await expect(renamed).toBeFocused()
  await page.reload()
  await panel.getByLabel('搜尋分析紀錄').fill('客戶甲')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByText('客戶甲 <b>第二版</b>')).toBeVisible()

  // On a phone the list is a drawer, which Escape in the field leaves open.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: '開啟分析紀錄' }).click()
  const drawer = page.getByRole('dialog', { name: '分析紀錄' })
  await drawer.getByRole('button', { name: '重新命名「客戶甲 <b>第二版</b>」' }).click()
  await expect(drawer.getByLabel('「冷萃咖啡 比例」的名稱')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('button', { name: '重新命名「客戶甲 <b>第二版</b>」' })).toBeFocused()

  await lookAt(page, 'renaming', async () => {
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    if (!isWide && !(await drawer.isVisible()))
      await page.getByRole('button', { name: '開啟分析紀錄' }).click()
    const list = isWide ? panel : drawer
    const open = list.getByLabel('「冷萃咖啡 比例」的名稱')
    if (!(await open.isVisible())) {
      const button = list.getByRole('button', { name: '重新命名「客戶甲 <b>第二版</b>」' })
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await expect(open).toBeFocused()
  })
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('已恢復為關鍵字。')).toBeVisible()
})

test('pages are left out of another run from its report, and the next report says so', async ({
  page,
  user,
}) => {
  const left = 'https://second.test/guide'
  const id = await seedAnalysis(user.uid, {
    excludedUrls: [left],
    result: { ...RESULT, excludedUrls: [left] },
  })
  await page.goto(`/app/analyses/${id}#references`)
  await lookAt(
    page,
    'report-excluded',
    async () => {
      await expect(reportHeading(page, KEYWORD)).toBeVisible()
      await expect(page.getByText('您選擇不列入比較的來源（1 個，未讀取）')).toBeVisible()
    },
    EXTREMES,
  )
  await chooseFrom(page, '更多動作', '排除來源再分析')
  const choice = page.getByRole('group', { name: '要比較的來源' })
  const boxes = choice.getByRole('checkbox')
  await expect(boxes.last()).not.toBeChecked()
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await expect(boxes.first()).not.toBeChecked()
  await lookAt(page, 'form-sources', async () => {
    await expect(choice.getByText(/排除 2 個。/)).toBeVisible()
    await expect(page.getByText('這次分析使用 1 點，完成後剩餘 4 點。')).toBeVisible()
  })
  await expect(page.getByLabel('您的網頁網址')).toHaveValue(PAGE_URL)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/analyze'),
  )
  await page.getByRole('button', { name: '開始分析' }).press('Enter')
  const first = RESULT.competitorUrls[0]
  expect((await sent).postDataJSON()).toMatchObject({ excludedUrls: [left, first] })
  await expect(page).toHaveURL(/\/app\/analyses\//)
  const next = page.url().split('/').at(-1) ?? ''
  const document = await suiteDatabase(testSuite()).analyses().doc(next).get()
  expect(document.data()?.excludedUrls).toEqual([left, first])
})
