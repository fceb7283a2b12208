import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember } from '../support/admins.ts'
import { receive } from '../support/payments.ts'
import { testSuite } from '../support/suite.ts'
import { failCalls, failingTest, test } from './admin-support.ts'
import { expect, expectAccessible, signInByForm } from './support.ts'

const db = () => suiteDatabase(testSuite())

test('signed-out visitors go to /login and users without the role to /app', async ({ page, person }) => {
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
  await signInByForm(page, person)
  await expect(page).toHaveURL(/\/app$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/app$/)
  await expect(page.getByRole('link', { name: '管理後台' })).toHaveCount(0)
})

test('an admin comes from the workspace and sees the figures, the tiles and what happened', async ({
  page,
  admin,
}) => {
  await page.getByRole('link', { name: '管理後台' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: '歡迎回來，王管理' })).toBeVisible()
  const count = (await db().users().count().get()).data().count
  const cards = page.getByRole('region', { name: '統計數字' })
  await expect(cards.getByRole('definition')).toHaveCount(4)
  await expect(cards.getByText('總使用者').locator('xpath=..')).toContainText(count.toLocaleString('zh-TW'))
  await expect(page.getByRole('heading', { name: '最近活動' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '重新整理' }).click()
  await expect(page.getByText('統計資料已更新')).toBeVisible()
  await page.getByRole('link', { name: '返回工作區' }).click()
  await expect(page).toHaveURL(/\/app$/)
  expect(admin.uid).toBeTruthy()
})

test('the figures follow every 30 seconds, and not while the tab is hidden', async ({ page, admin: _ }) => {
  await page.clock.install()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/stats/users')) calls += 1
  })
  await page.goto('/admin')
  // The next call waits for this one's answer.
  await expect(page.getByRole('definition').first()).toHaveText(/\d/)
  const before = calls
  await page.clock.runFor(31_000)
  await expect.poll(() => calls).toBe(before + 1)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = calls
  await page.clock.runFor(120_000)
  expect(calls).toBe(hidden)
})

test('the statistics show charts, a table with their figures, and another span', async ({
  page,
  admin: _,
}) => {
  await page.goto('/admin')
  const tile = page.getByRole('button', { name: /分析統計/ })
  await tile.click()
  await expect(tile).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/panel=statistics/)
  await expect(page.getByRole('img', { name: '每日執行次數' }).locator('svg').first()).toBeVisible()
  await expect(page.locator('.recharts-line-dot').first(), 'the one day with analyses').toBeVisible()
  await page.getByText('以表格檢視').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(15)
  await page.getByLabel('統計區間').selectOption('近 7 天')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '分析統計' })).toBeVisible()
})

test('switching analyses off reaches users as the notice, and the log says who did it', async ({
  page,
  admin: _,
  browser,
}) => {
  const notice = `系統維護中 ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/admin?panel=settings')
  const save = page.getByRole('button', { name: '儲存設定' })
  await expect(save).toBeDisabled()
  await expectAccessible(page)
  try {
    await page.getByRole('switch', { name: /接受新分析/ }).uncheck({ force: true })
    await page.getByLabel('暫停時顯示給使用者的公告').fill(notice)
    await page.getByLabel('每人每日上限').fill('0')
    await expect(page.getByText('請輸入範圍內的整數。')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.getByLabel('每人每日上限').fill('300')
    await save.click()
    await expect(page.getByText('設定已儲存')).toBeVisible()
    await expect(page.getByText(`接受新分析：開啟 → 關閉`)).toBeVisible()

    const member = await newMember(testSuite(), db(), 'visitor')
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto('/login')
    await signInByForm(other, member)
    await other.getByLabel('目標關鍵字').fill('手沖咖啡教學')
    await other.getByLabel('您的網頁網址').fill('https://client-coffee.test/blog/how-to-brew')
    await other.getByRole('button', { name: '開始分析' }).click()
    await expect(other.getByText(notice).first()).toBeVisible()
    await expect(other.getByText('剩餘 5 點')).toBeVisible()
    await context.close()
  } finally {
    await page.getByRole('switch', { name: /接受新分析/ }).check({ force: true })
    await save.click()
    await expect(page.getByText('接受新分析：關閉 → 開啟')).toBeVisible()
  }
})

test('the audit walks all accounts and says what it found', async ({ page, admin: _ }) => {
  const wrong = await newMember(testSuite(), db(), 'wrong')
  await db().users().doc(wrong.uid).update({ points: 77 })
  try {
    await page.goto('/admin?panel=database')
    await page.getByRole('button', { name: '開始稽核' }).click()
    await expect(page.getByText(/核對 [\d,]+ 個帳號，發現/)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(`${wrong.uid}：餘額 77、帳本合計 5`)).toBeVisible()
    await expect(page.getByRole('button', { name: `開啟帳號：${wrong.uid}` })).toBeVisible()
    // A job that another test left may stand there.
    await expect(
      page.getByText('沒有卡住的分析。').or(page.getByRole('button', { name: /^重新派送/ }).first()),
    ).toBeVisible()
    await expectAccessible(page)
  } finally {
    await db().users().doc(wrong.uid).update({ points: 5 })
  }
})

test('a payment that fits no price is credited once confirmed, or put aside with a reason', async ({
  page,
  admin: _,
  member,
}) => {
  const body = (order: string) => ({
    id: `evt_${order}`,
    type: 'payment.succeeded',
    data: { orderId: order, uid: member.uid, planId: 'starter', amount: 1, currency: 'TWD' },
  })
  const orders = ['a', 'b'].map((name) => `${name}_${crypto.randomUUID()}`)
  for (const order of orders) await receive(db(), body(order))
  await page.goto('/admin?panel=database')
  await page.getByRole('button', { name: `入帳 30 點：${orders[0]}` }).click()
  const confirm = page.getByRole('dialog', { name: '入帳點數' })
  await expect(confirm.getByText('餘額 5 點 → 35 點')).toBeVisible()
  await expectAccessible(page)
  await confirm.getByRole('button', { name: '入帳 30 點' }).click()
  await expect(page.getByText('點數已入帳。')).toBeVisible()
  expect((await db().users().doc(member.uid).get()).data()?.points).toBe(35)
  await page.getByRole('button', { name: `不處理：${orders[1]}` }).click()
  await expectAccessible(page)
  await page.getByLabel('原因').fill('測試')
  await page.getByRole('dialog').getByRole('button', { name: '確認' }).click()
  await expect(page.getByText('已標記為不處理。')).toBeVisible()
  const waiting = page.getByRole('region', { name: '待處理的付款' })
  for (const order of orders) await expect(waiting.getByText(order)).toHaveCount(0)
})

test('a person’s data is exported and their account deleted on request', async ({
  page,
  admin: _,
  member,
}) => {
  await page.goto('/admin?panel=database')
  await page.getByLabel('電子郵件或 UID').fill('nobody@people.test')
  // By keyboard: what loads above still moves the button.
  await page.getByLabel('電子郵件或 UID').press('Enter')
  await expect(page.getByText('找不到這個帳號。')).toBeVisible()
  await page.getByLabel('電子郵件或 UID').fill(member.email)
  await page.getByRole('button', { name: '查詢' }).click()
  await page.getByRole('button', { name: '開啟帳號' }).click()
  const drawer = page.getByRole('dialog')
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: '匯出 JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`gaplens-${member.uid}.json`)
  const data = JSON.parse(await (await import('node:fs/promises')).readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email: member.email }, ledger: [{ id: 'signup' }] })

  await drawer.getByRole('button', { name: '刪除帳號' }).click()
  const dialog = page.getByRole('dialog', { name: '刪除帳號' })
  const yes = dialog.getByRole('button', { name: '永久刪除' })
  await dialog.getByLabel('刪除原因').fill('本人來信要求刪除')
  await expect(yes).toBeDisabled()
  await dialog.getByLabel(`請輸入「${member.email}」以確認`).fill(member.email)
  await expectAccessible(page)
  await yes.click()
  await expect(page.getByText('帳號已刪除')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await db().users().doc(member.uid).get()).exists).toBe(false)
})

test('a role taken away closes the screens at once', async ({ page, admin }) => {
  // A call that is still under way when the role goes is refused, rightly, and the console says so.
  const answered = ['/stats/users', '/activity?'].map((call) =>
    page.waitForResponse((response) => response.url().includes(call)),
  )
  await page.goto('/admin')
  await Promise.all(answered)
  await expect(page.getByText('總使用者')).toBeVisible()
  await db().users().doc(admin.uid).update({ role: 'user' })
  await expect(page).toHaveURL(/\/app$/)
})

failingTest(
  'figures and log that cannot be loaded say so, and can be tried again',
  async ({ page, admin: _ }) => {
    await failCalls(page, /stats|activity/)
    await page.goto('/admin')
    await expect(page.getByText('載入統計資料失敗')).toBeVisible()
    await expect(page.getByText('載入活動紀錄失敗')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: '重試' }).click()
    await expect(page.getByText('載入活動紀錄失敗')).toHaveCount(0)
  },
)

failingTest('panels that cannot be loaded or saved say so', async ({ page, admin: _ }) => {
  await failCalls(page, /stats\/system|settings|jobs/)
  await page.goto('/admin?panel=statistics')
  await expect(page.getByText('載入分析統計失敗')).toBeVisible()
  await page.getByRole('button', { name: /系統設定/ }).click()
  await expect(page.getByText('載入設定失敗')).toBeVisible()
  await page.getByRole('button', { name: /資料庫管理/ }).click()
  await expect(page.getByText('載入卡住的分析失敗')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: '重試' }).click()
  // Other tests of the same suite may have left some.
  await expect(page.getByText('載入卡住的分析失敗')).toHaveCount(0)
  await page.getByRole('button', { name: /系統設定/ }).click()
  await page.getByLabel('每人每日上限').fill('99')
  await failCalls(page, /settings/)
  await page.getByRole('button', { name: '儲存設定' }).click()
  await expect(page.getByText(/儲存設定失敗/)).toBeVisible()
})

test('two admins never leave the product without one', async ({ page, admin }) => {
  const others = (await db().users().where('role', '==', 'admin').get()).docs.filter(
    (o) => o.id !== admin.uid,
  )
  for (const other of others) await other.ref.update({ role: 'user' })
  try {
    await page.goto('/admin?panel=database')
    await page.getByLabel('電子郵件或 UID').fill(admin.uid)
    await page.getByRole('button', { name: '查詢' }).click()
    await page.getByRole('button', { name: '開啟帳號' }).click()
    await page.getByRole('button', { name: '改為一般使用者' }).click()
    await expect(page.getByText('這是您自己的帳號，確認後您將立即離開管理後台。')).toBeVisible()
    page.removeAllListeners('console')
    await page.getByRole('button', { name: '確認變更' }).click()
    await expect(page.getByText(/變更角色失敗：這是最後一位管理員/)).toBeVisible()
    const { role } = (await db().users().doc(admin.uid).get()).data() ?? {}
    expect(role).toBe('admin')
  } finally {
    for (const other of others) await other.ref.update({ role: 'admin' })
  }
  expect((await newAdmin(testSuite(), db())).uid).toBeTruthy()
})
