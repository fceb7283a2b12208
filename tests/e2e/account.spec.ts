import { readFile } from 'node:fs/promises'
import { closeAccount } from '../../functions/src/accounts/delete-account.ts'
import { askForExport, exportId } from '../../functions/src/accounts/export/job.ts'
import { runExport } from '../../functions/src/accounts/export/run-export.ts'
import { upkeepFor } from '../../functions/src/runtime/process-documents.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, put } from '../support/admins.ts'
import { receive } from '../support/payments.ts'
import { testSuite } from '../support/suite.ts'
import { KEYWORD, seedAnalysis } from './seeded-analysis.ts'
import { expect, signInByForm } from './support.ts'
import { EXTREMES, failingTest, lookAt, test } from './workspace-support.ts'

test.describe.configure({ timeout: 180_000 })
failingTest.describe.configure({ timeout: 180_000 })

const suite = testSuite()
const db = suiteDatabase(suite)

test('one’s points: each entry with its reason and balance, the receipt of a purchase, all of it as a file', async ({
  page,
  user,
}) => {
  const invoice = { number: 'AB-12345678', taxId: '12345675' }
  const order = {
    orderId: `order_${user.uid}`,
    uid: user.uid,
    planId: 'advanced',
    amount: 899,
    currency: 'TWD',
  }
  const notice = { id: `evt_${user.uid}`, type: 'payment.succeeded', data: { ...order, invoice } }
  // The frame is there before the account is: a notice for nobody would wait.
  await expect.poll(async () => (await db.users().doc(user.uid).get()).data()?.ledgerOpenedAt).toBeDefined()
  expect(await receive(db, notice)).toMatchObject({ outcome: { status: 'credited' } })
  await page.getByRole('link', { name: /^剩餘 65 點/ }).click()
  await lookAt(page, 'points', async () => {
    await expect(page.getByRole('row', { name: /購買進階方案/ })).toContainText('+60')
    await expect(page.getByRole('row', { name: /新用戶贈點/ })).toContainText('+5')
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '匯出 CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.startsWith('\uFEFF時間')).toBe(true)
  expect(csv).toContain('購買進階方案,,,60,65,order_')
  await page.getByRole('link', { name: /^收據：購買進階方案/ }).click()
  await lookAt(
    page,
    'receipt',
    async () => {
      await expect(page.getByText('NT$899')).toBeVisible()
      await expect(page.getByText('12345675')).toBeVisible()
    },
    EXTREMES,
  )
})

test('a deletion is not lost with the page, and a sign-out in another tab is reported', async ({
  page,
  user,
}) => {
  const id = await seedAnalysis(user.uid)
  await page.reload()
  await page.getByRole('button', { name: `刪除「${KEYWORD}」` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click()
  await expect(page.getByRole('button', { name: /^復原/ })).toBeVisible()
  const exists = async () => (await db.analyses().doc(id).get()).exists
  expect(await exists()).toBe(true)
  await page.goto('/terms')
  await expect.poll(exists).toBe(false)

  await page.goto('/app/account')
  const other = await page.context().newPage()
  await other.goto('/app')
  await other.getByRole('button', { name: '登出' }).click()
  await expect(page.getByText('您已在另一個分頁登出，請重新登入。')).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fapp%2Faccount/)
})

test('people see, export and delete their account, which is not created again', async ({ page, user }) => {
  await page.getByRole('link', { name: /^帳號與資料/ }).click()
  await expect(page).toHaveURL(/\/app\/account$/)
  await lookAt(page, 'account', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '帳號與資料' })).toBeVisible()
    await expect(page.getByText(user.email)).toBeVisible()
    await expect(page.getByText('剩餘點數')).toBeVisible()
  })
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: '變更名稱' }).click()
  await lookAt(page, 'account-rename', async () => {
    await expect(page.getByRole('dialog').getByLabel('顯示名稱')).toBeVisible()
  })
  await page.getByRole('dialog').getByLabel('顯示名稱').fill('北極星 林安')
  await page.getByRole('dialog').getByRole('button', { name: '儲存' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '北極星 林安' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下載資料' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gaplens-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account).toMatchObject({
    uid: user.uid,
    email: user.email,
    displayName: '北極星 林安',
    points: 5,
  })
  await expect(page.getByText(/^檔案已備妥（\d+ kB），保留到/)).toBeVisible()

  await page.getByRole('button', { name: '刪除我的帳號…' }).click()
  const dialog = page.getByRole('dialog', { name: '刪除帳號' })
  const confirm = dialog.getByRole('button', { name: '永久刪除' })
  await lookAt(page, 'account-delete', async () => {
    await expect(confirm).toBeDisabled()
  })
  await dialog.getByLabel(/請輸入您的電子郵件/).fill('someone@else.test')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(/請輸入您的電子郵件/).fill(user.email)
  await confirm.click()
  await expect(page.getByText('您的帳號與資料已刪除。')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect((await db.users().doc(user.uid).get()).exists).toBe(false)
})

failingTest('whoever is blocked while signed in is told so, and whom to ask', async ({ page, user }) => {
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  const admin = await newAdmin(suite, db)
  expect(
    (await put(suite, admin.token, `/users/${user.uid}/block`, { blocked: true, reason: '測試' })).ok,
  ).toBe(true)
  await expect(page).toHaveURL(/\/login\?reason=account-disabled$/)
  const alert = page.getByRole('alert').filter({ hasText: '這個帳號已停用，請與客服聯絡。' })
  await expect(alert.getByRole('link', { name: /@/ })).toBeVisible()
})

failingTest('whoever is deleted while signed in is signed out and told so', async ({ page, user }) => {
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  await db.firestore.runTransaction(async (tx) => closeAccount(db, tx, user.uid, new Date()))
  await expect(page).toHaveURL(/\/login\?reason=account-deleted$/)
  await expect(page.getByRole('alert').filter({ hasText: '這個帳號已刪除。' })).toBeVisible()
})

test('an export that is under way is shown on return, and downloaded when it is ready', async ({
  page,
  user,
}) => {
  const of = { uid: user.uid, requestedBy: user.uid }
  await expect.poll(async () => (await db.users().doc(user.uid).get()).data()?.ledgerOpenedAt).toBeDefined()
  await db.firestore.runTransaction((tx) => askForExport(db, tx, of, new Date()))
  await page.goto('/app/account')
  await lookAt(
    page,
    'export-under-way',
    async () => {
      await expect(page.getByText(/^正在準備檔案/)).toBeVisible()
      await expect(page.getByRole('button', { name: '正在準備…' })).toBeDisabled()
    },
    EXTREMES,
  )
  await runExport(
    upkeepFor(db, () => new Date(), 60_000),
    exportId(of),
  )
  await expect(page.getByText(/^檔案已備妥/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下載資料' }).click()
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(data.account).toMatchObject({ uid: user.uid })
})

failingTest(
  'a deletion long after signing in asks for a new sign-in and comes back here',
  async ({ page, user }) => {
    await page.goto('/app/account')
    await page.route('**/api/account/deletion', (route) =>
      route.fulfill({
        status: 401,
        json: {
          error: {
            code: 'recent-sign-in-required',
            message: '為了保護您的資料，請先重新登入，並在 15 分鐘內刪除帳號。',
            requestId: 'r-1',
          },
        },
      }),
    )
    await page.getByRole('button', { name: '刪除我的帳號…' }).click()
    const dialog = page.getByRole('dialog', { name: '刪除帳號' })
    await dialog.getByLabel(/請輸入您的電子郵件/).fill(user.email)
    await dialog.getByRole('button', { name: '永久刪除' }).click()
    await expect(dialog.getByText('請先重新登入')).toBeVisible()
    await dialog.getByRole('button', { name: '重新登入' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fapp%2Faccount$/)
    await signInByForm(page, user)
    await expect(page).toHaveURL(/\/app\/account$/)
  },
)
