import { readFile } from 'node:fs/promises'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'
import { failCalls, failingTest, rowOf, test } from './admin-support.ts'
import { expect, expectAccessible, signInByForm } from './support.ts'

const suite = testSuite()
const db = () => suiteDatabase(suite)

test('the list shows whom there is: search by name or address, role, and nobody found', async ({
  page,
  admin,
  member,
}) => {
  await page.goto('/admin/users')
  const row = rowOf(page, member)
  await expect(row).toContainText(member.displayName)
  await expect(row).toContainText('一般使用者')
  await expect(row).toContainText(/\d{4}\/\d{1,2}\/\d{1,2} \d{2}:\d{2}/)
  await expect(page.getByRole('region', { name: '統計數字' }).getByRole('definition')).toHaveCount(3)
  await expectAccessible(page)

  const search = page.getByLabel('搜尋使用者')
  await search.fill(member.email.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await search.fill(member.displayName)
  await expect(row).toBeVisible()
  await page.getByLabel('角色').selectOption('管理員')
  await expect(page.getByText('找不到使用者')).toBeVisible()
  await expect(page.getByText('請調整搜尋條件後再試。')).toBeVisible()
  await expectAccessible(page)
  await search.fill('')
  await expect(rowOf(page, admin)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('someone who is not on the page is found among all by their address', async ({ page, admin: _ }) => {
  const old = await newMember(suite, db(), 'old')
  await page.goto('/admin/users?page=999999')
  await page.getByLabel('搜尋使用者').fill(old.email)
  await page.getByRole('button', { name: `在所有使用者中查詢「${old.email}」` }).click()
  await expect(page.getByRole('dialog')).toContainText(old.uid)
})

test('points are added and taken with a reason, seen at once, and can be taken back', async ({
  page,
  admin: _,
  member,
}) => {
  await page.goto('/admin/users')
  const row = rowOf(page, member)
  const points = row.getByRole('cell').nth(2)
  await expect(points).toHaveText('5')
  await row.getByRole('button', { name: /調整/ }).click()
  await page.getByRole('button', { name: '確認' }).click()
  await expect(page.getByText('請輸入調整點數和原因')).toBeVisible()
  await page.getByLabel('調整點數', { exact: true }).fill('10')
  await page.getByLabel('調整原因').fill('   ')
  await page.getByRole('button', { name: '確認' }).click()
  await expect(page.getByText('請輸入調整點數和原因').first()).toBeVisible()
  await page.getByLabel('調整原因').fill('活動贈點')
  await expect(page.getByText('5 點 → 15 點')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '確認' }).click()
  await expect(page.getByText('已成功增加 10 點')).toBeVisible()
  await expect(points).toHaveText('15')
  await expect(page.getByLabel('調整原因')).toHaveCount(0)

  await page.getByRole('button', { name: '復原' }).click()
  await expect(page.getByText('已復原調整')).toBeVisible()
  await expect(points).toHaveText('5')

  await row.getByRole('button', { name: /調整/ }).click()
  await page.getByLabel('調整點數', { exact: true }).fill('-8')
  await page.getByLabel('調整原因').fill('更正')
  await page.getByRole('button', { name: '確認' }).click()
  await expect(page.getByText('已成功扣除 5 點，帳號的點數不足 8 點')).toBeVisible()
  await expect(points).toHaveText('0')
  expect((await db().users().doc(member.uid).get()).data()?.points).toBe(0)

  // The dashboard's log and the account's ledger tell of it.
  await row.getByRole('button', { name: /詳細資料/ }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('更正')).toBeVisible()
  await expect(drawer.getByText('-5', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('tab', { name: '分析紀錄' }).click()
  await expect(drawer.getByText('還沒有分析紀錄。')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('link', { name: '返回管理後台' }).click()
  await expect(page.getByText(`調整了 ${member.displayName} 的點數`).first()).toBeVisible()
})

test('one row is edited at a time, by keyboard alone: Enter confirms, Escape cancels', async ({
  page,
  admin,
  member,
}) => {
  await page.goto('/admin/users')
  const edit = rowOf(page, member).getByRole('button', { name: /調整/ })
  await rowOf(page, admin).getByRole('button', { name: /調整/ }).click()
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('調整原因')).toHaveCount(1)
  await expect(page.getByLabel('調整點數', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('調整原因')).toHaveCount(0)
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('調整點數', { exact: true })).toHaveValue('')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('補點')
  await page.keyboard.press('Enter')
  await expect(page.getByText('已成功增加 3 點')).toBeVisible()
  await expect(rowOf(page, member).getByRole('cell').nth(2)).toHaveText('8')
})

test('two admins who adjust the same account at once lose nothing', async ({
  page,
  admin: _,
  member,
  browser,
}) => {
  const second = await newAdmin(suite, db(), '李管理')
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/login')
  await signInByForm(other, second)
  await other.waitForURL(/\/app/)
  const screens = [
    { screen: page, points: '7' },
    { screen: other, points: '11' },
  ]
  for (const { screen, points } of screens) {
    await screen.goto('/admin/users')
    await rowOf(screen, member).getByRole('button', { name: /調整/ }).click()
    await screen.getByLabel('調整點數', { exact: true }).fill(points)
    await screen.getByLabel('調整原因').fill('同時調整')
  }
  await Promise.all(screens.map(({ screen }) => screen.getByRole('button', { name: '確認' }).click()))
  for (const { screen, points } of screens)
    await expect(screen.getByText(`已成功增加 ${points} 點`)).toBeVisible()
  expect((await db().users().doc(member.uid).get()).data()?.points).toBe(5 + 7 + 11)
  // Whoever came second sees what it really is now.
  const shown = await Promise.all(
    screens.map(({ screen }) => rowOf(screen, member).getByRole('cell').nth(2).textContent()),
  )
  expect(shown).toContain('23')
  await context.close()
})

test('a role is changed after a confirmation', async ({ page, admin: _, member }) => {
  await page.goto('/admin/users')
  await rowOf(page, member)
    .getByRole('button', { name: /詳細資料/ })
    .click()
  await page.getByRole('tab', { name: '帳號管理' }).click()
  await page.getByRole('button', { name: '設為管理員' }).click()
  const dialog = page.getByRole('dialog', { name: '設為管理員' })
  await dialog.getByRole('button', { name: '取消' }).click()
  expect((await db().users().doc(member.uid).get()).data()?.role).toBe('user')
  await page.getByRole('button', { name: '設為管理員' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '設為管理員' }), 'the drawer is still there').toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '確認變更' }).click()
  await expect(page.getByText('角色已變更')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, member)).toContainText('管理員')
  expect((await db().users().doc(member.uid).get()).data()?.role).toBe('admin')
})

test('pages, page sizes and order stand in the address', async ({ page, admin: _ }) => {
  for (let at = 0; at < 12; at += 1) await newMember(suite, db(), 'many')
  await page.goto('/admin/users?limit=10')
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('button', { name: '下一頁' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^第 11–\d+ 筆，共 \d+ 筆/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^第 11–\d+ 筆/)).toBeVisible()
  await page.getByRole('button', { name: '最後一頁' }).click()
  await expect(page.getByRole('button', { name: '下一頁' })).toBeDisabled()
  await page.getByRole('button', { name: '上一頁' }).click()
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('button', { name: '第一頁' }).click()
  await expect(page.getByText(/^第 1–10 筆/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '下一頁' }).click()
  await page.getByLabel('每頁筆數').selectOption('每頁 50 筆')
  await expect(page).not.toHaveURL(/page=2/)
  await expect(page.getByText(/^第 1–\d+ 筆/)).toBeVisible()

  await page.getByRole('columnheader', { name: '點數' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: '點數' })).toHaveAttribute('aria-sort', 'descending')
  const richest = (await db().users().orderBy('points', 'desc').limit(1).get()).docs[0]?.data().points ?? 0
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText(
    richest.toLocaleString('zh-TW'),
  )
  await page.getByLabel('排序').selectOption('點數：少到多')
  await expect(page).toHaveURL(/direction=asc/)
  await expect(page.getByRole('columnheader', { name: '點數' })).toHaveAttribute('aria-sort', 'ascending')
})

test('the page is saved as CSV, with no formula in it', async ({ page, admin: _ }) => {
  const evil = await newMember(suite, db(), 'evil')
  await db().users().doc(evil.uid).update({ displayName: '=HYPERLINK("http://evil.example")' })
  await page.goto('/admin/users')
  await page.getByLabel('搜尋使用者').fill(evil.email)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '匯出 CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const [head, row, rest] = text.split('\r\n')
  expect(head).toBe('\uFEFFUID,名稱,電子郵件,角色,點數,分析次數,註冊時間')
  expect(row).toContain(`${evil.uid},"'=HYPERLINK(""http://evil.example"")",${evil.email},一般使用者,5,0,`)
  expect(rest).toBe('')
})

failingTest(
  'when the paged call fails, the plain list stands in, and nothing is said',
  async ({ page, admin: _, member }) => {
    await failCalls(page, /users\?/)
    await page.goto('/admin/users')
    await expect(rowOf(page, member)).toBeVisible()
    await expect(page.getByText('載入使用者列表失敗')).toHaveCount(0)
  },
)

failingTest(
  'when both fail, or the answer is no list, a message says so and the list is empty',
  async ({ page, admin: _ }) => {
    await failCalls(page, /\/users/)
    await page.goto('/admin/users')
    await expect(page.getByText('載入使用者列表失敗').first()).toBeVisible()
    await expect(page.getByText('載入統計資料失敗')).toBeVisible()
    await page.unrouteAll()
    await failCalls(page, /\/users/, 200, { nothing: true })
    await page.getByRole('button', { name: '重試' }).click()
    await expect(page.getByText('使用者資料格式錯誤')).toBeVisible()
  },
)

failingTest('an empty system says that there are no users', async ({ page, admin: _ }) => {
  const pagination = {
    currentPage: 1,
    totalPages: 0,
    totalUsers: 0,
    hasNext: false,
    hasPrevious: false,
    limit: 20,
    offset: 0,
  }
  await failCalls(page, /\/users\?/, 200, { users: [], pagination })
  await page.goto('/admin/users')
  await expect(page.getByText('系統中沒有使用者')).toBeVisible()
})

failingTest(
  'a change that fails says so, and the row stays as it was',
  async ({ page, admin: _, member }) => {
    await page.goto('/admin/users')
    await rowOf(page, member).getByRole('button', { name: /調整/ }).click()
    await failCalls(page, /points/, 403, {
      error: { code: 'forbidden', message: '您沒有權限執行這項操作。', requestId: 'r' },
    })
    await page.getByLabel('調整點數', { exact: true }).fill('5')
    await page.getByLabel('調整原因').fill('補點')
    await page.getByRole('button', { name: '確認' }).click()
    await expect(page.getByText('調整點數失敗：您沒有權限執行這項操作。')).toBeVisible()
    await expect(rowOf(page, member).getByRole('cell').nth(2)).toHaveText('5')
  },
)

failingTest(
  'an answer that is lost on the way is asked for again, and adds once',
  async ({ page, admin, member }) => {
    await page.goto('/admin/users')
    await rowOf(page, member).getByRole('button', { name: /調整/ }).click()
    const keys: string[] = []
    await page.route(/\/api\/admin\/users\/.*\/points/, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      if (keys.length > 1) return await route.continue()
      // It arrives; its answer does not.
      await put(suite, admin.token, `/users/${member.uid}/points`, route.request().postDataJSON(), {
        'idempotency-key': keys[0] ?? '',
      })
      await route.abort()
    })
    await page.getByLabel('調整點數', { exact: true }).fill('4')
    await page.getByLabel('調整原因').fill('補點')
    await page.getByRole('button', { name: '確認' }).click()
    await expect(page.getByText('已成功增加 4 點')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect((await db().users().doc(member.uid).get()).data()?.points).toBe(9)
  },
)
