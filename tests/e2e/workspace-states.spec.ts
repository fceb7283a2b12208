import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, put } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'
import { failed, KEYWORD, legacy, running, seedAnalysis, withWarnings } from './seeded-analysis.ts'
import { expect, reportHeading } from './support.ts'
import { EXTREMES, failingTest, keepPicture, lookAt, sideways, test } from './workspace-support.ts'

// Each of these looks at its states on three widths, light and dark.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })
failingTest.describe.configure({ timeout: 300_000 })

test('the form: a newcomer’s, with errors, with few points and with none', async ({ page, user }) => {
  const form = page.getByRole('heading', { level: 1, name: '找出您的內容缺口' })
  await lookAt(page, 'form', async () => {
    await expect(form).toBeVisible()
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('還沒有分析紀錄')).toBeVisible()
  await page.getByLabel('目標關鍵字').fill('手沖咖啡')
  await page.getByLabel('您的網頁網址').fill('http://192.168.1.1/')
  await page.getByRole('button', { name: '開始分析' }).click()
  await lookAt(page, 'form-error', async () => {
    await expect(page.getByText('無法分析內部網路或本機的網址，請輸入公開的網頁。')).toBeVisible()
  })
  // The refused field has the focus, and its outline is the error's.
  const refused = page.getByLabel('您的網頁網址')
  await expect(refused).toBeFocused()
  const poor = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--poor)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(refused).toHaveCSS('outline-color', poor)

  const suite = testSuite()
  const admin = await newAdmin(suite, suiteDatabase(suite), '王管理')
  const take = (points: number) =>
    put(suite, admin.token, `/users/${user.uid}/points`, {
      pointsToAdd: -points,
      reason: '測試點數提醒',
    })
  expect((await take(3)).ok).toBe(true)
  await lookAt(page, 'form-low', async () => {
    await expect(page.getByText('點數即將用完，剩餘 2 點。')).toBeVisible()
  })
  expect((await take(2)).ok).toBe(true)
  await lookAt(page, 'form-none', async () => {
    await expect(page.getByText('點數已用完，購買點數後即可繼續分析。')).toBeVisible()
  })
})

failingTest('the history: loading, failed with a way to try again, then there', async ({ page, user }) => {
  await seedAnalysis(user.uid)
  await seedAnalysis(user.uid, withWarnings())
  let outcome: 'hangs' | 'fails' | 'answers' = 'hangs'
  await page.route(/\/api\/analyses\?/, async (route) => {
    if (outcome === 'fails') await route.fulfill({ status: 503, json: {} })
    else if (outcome === 'answers') await route.continue()
  })
  await page.reload()
  await lookAt(page, 'history-loading', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('status', { name: '載入中…' })).toBeVisible()

  outcome = 'fails'
  await page.reload()
  await expect(page.getByText('無法載入分析紀錄')).toBeVisible()
  await lookAt(page, 'history-failed', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  // Wide again, the list asks once more by itself; then it is the user's turn.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('無法載入分析紀錄')).toBeVisible()
  outcome = 'answers'
  await page.getByRole('button', { name: '重試' }).click()
  await expect(page.getByText('共 2 筆')).toBeVisible()
  await lookAt(page, 'history', async () => {
    if ((page.viewportSize()?.width ?? 0) >= 1024) return
    const opener = page.getByRole('button', { name: '開啟分析紀錄' })
    if (!(await page.getByRole('dialog', { name: '分析紀錄' }).isVisible())) await opener.click()
    await expect(page.getByRole('dialog', { name: '分析紀錄' }).getByText('共 2 筆')).toBeVisible()
  })
})

test('a job under way shows what is known of it', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid, running())
  await page.goto(`/app/analyses/${id}`)
  await lookAt(page, 'running', async () => {
    await expect(page.getByRole('heading', { name: 'AI 正在分析…' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI Overview（已取得）' })).toBeVisible()
    await expect(page.getByText('讀取失敗：網站遲遲沒有回應')).toBeVisible()
  })
})

test('a job that failed says why, and that the point is back', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid, failed())
  await page.goto(`/app/analyses/${id}`)
  await lookAt(page, 'failed', async () => {
    await expect(page.getByRole('heading', { name: '分析失敗' })).toBeVisible()
    await expect(page.getByText(/點數已退還/).first()).toBeVisible()
  })
})

test('a report of the older format says so, and what to do', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid, legacy())
  await page.goto(`/app/analyses/${id}`)
  const ready = async () => {
    await expect(page.getByText('這份結果是舊版格式（v5.1）')).toBeVisible()
  }
  await lookAt(page, 'report-legacy', ready, EXTREMES)
})

test('a report with warnings opens with them, and with what support will ask for', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid, withWarnings())
  await page.goto(`/app/analyses/${id}`)
  const ready = async () => {
    await expect(page.getByText('分析已完成，但部分步驟遇到問題。')).toBeVisible()
    await expect(page.getByText('分析品質偏低（52 分），請檢查輸入內容或重新執行。')).toBeVisible()
    await expect(page.getByRole('heading', { name: '除錯資訊' })).toBeVisible()
  }
  await lookAt(page, 'report-warnings', ready, EXTREMES)
})

test('a finished report, down to the narrowest width that must do', async ({ page, user }) => {
  const id = await seedAnalysis(user.uid)
  await page.goto(`/app/analyses/${id}`)
  const ready = async () => {
    await expect(reportHeading(page, KEYWORD)).toBeVisible()
  }
  await lookAt(page, 'report', ready, EXTREMES)
  for (const width of [1024, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await keepPicture(page, `report-${width}`)
    expect(await sideways(page), `at ${width}`).toBe(0)
  }
})

failingTest('an analysis that is not there, or another’s', async ({ page, user: _ }) => {
  const others = await seedAnalysis('somebody-else')
  await page.goto(`/app/analyses/${others}`)
  await lookAt(page, 'report-missing', async () => {
    await expect(page.getByRole('heading', { name: '無法載入分析詳情' })).toBeVisible()
    await expect(page.getByText('找不到您要的資料，可能已被刪除。')).toBeVisible()
  })
})

test('a chosen theme applies to the browser’s own controls, and to all text at once', async ({
  page,
  user: _,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(html).toHaveCSS('color-scheme', 'light')
  await page.getByRole('button', { name: '切換外觀' }).click()
  await page.getByRole('menuitemradio', { name: '深色' }).click()
  await expect(html).toHaveCSS('color-scheme', 'dark')
  // A transition on every element, however short, hands an inherited colour down one frame an element.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('transition-duration', '0s')
  await page.reload()
  await expect(html).toHaveCSS('color-scheme', 'dark')
})

failingTest(
  'a part that cannot be rendered ends at the crash screen, until the page is loaded anew',
  async ({ page, user }) => {
    const id = await seedAnalysis(user.uid)
    const screen = /\/assets\/analysis-screen-[^/]+\.js$/
    // Loaded, and then broken: what only fails to load takes its own place alone (bad-network.spec.ts).
    const body = "export default function Broken() { throw new Error('thrown on purpose') }"
    await page.route(screen, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto(`/app/analyses/${id}`)
    await lookAt(page, 'crash', async () => {
      await expect(page.getByRole('heading', { level: 1, name: '應用程式發生錯誤' })).toBeVisible()
    })
    // The library's provider is gone, and with it its colours and its ear for the system: dark was seen last.
    const main = page.getByRole('main')
    await expect(main).toHaveCSS('background-color', 'rgb(18, 22, 26)')
    await expect(main).toHaveCSS('color', 'rgb(230, 234, 237)')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '重新載入頁面' })).toHaveCSS('outline-width', '2px')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(main).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const said = page.waitForEvent('dialog')
    await Promise.all([
      said.then((dialog) => {
        expect(dialog.message()).toBe('錯誤詳情只在開發環境中顯示。')
        return dialog.accept()
      }),
      page.getByRole('button', { name: '查看錯誤詳情' }).click(),
    ])
    await page.unroute(screen)
    await page.getByRole('button', { name: '重新載入頁面' }).click()
    await expect(reportHeading(page, KEYWORD)).toBeVisible()
  },
)
