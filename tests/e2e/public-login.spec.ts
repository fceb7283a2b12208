import type { Page } from '@playwright/test'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'
import { withGoogleScript, withoutGoogleScript } from './gapi-stand-in.ts'
import { expect, expectAccessible, signInByForm, test } from './support.ts'

const suite = testSuite()
const newAddress = () => `google-${crypto.randomUUID()}@people.test`

/** Makes a new account in the Auth emulator's own sign-in page. */
async function chooseNewAccount(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/emulator\/auth\/handler/)
  await page.getByText('Add new account').click()
  await page.locator('#email-input').fill(email)
  await page.locator('#display-name-input').fill('林怡君')
  await page.locator('#sign-in').click()
}

test.describe('with Google', () => {
  test('the popup signs in, says so, and the workspace opens with five points', async ({ page, context }) => {
    await withGoogleScript(context)
    await page.goto('/login')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: '使用 Google 帳號繼續' }).click()
    await expect(page.getByText('正在開啟 Google 登入視窗…')).toBeVisible()
    await expect(page.getByRole('button', { name: /登入遇到問題/ })).toBeHidden()
    await chooseNewAccount(await popup, newAddress())
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Google 登入成功')).toBeVisible()
    await expect(page.getByText('剩餘 5 點')).toBeVisible()
    await expect(page.getByText('林怡君').first()).toBeAttached()
  })

  test('the second button goes by redirect, and back to the page that was asked for', async ({
    page,
    context,
  }) => {
    await withGoogleScript(context)
    await page.goto('/purchase')
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByRole('button', { name: '登入遇到問題？改用另一種方式' }).click()
    await chooseNewAccount(page, newAddress())
    await expect(page).toHaveURL(/\/purchase$/)
    await expect(page.getByText('Google 登入成功')).toBeVisible()
    await expect(page.getByText('目前 5 點')).toBeVisible()
  })

  test('a popup that is blocked makes way for the redirect, and says so', async ({ page, context }) => {
    await withGoogleScript(context)
    await page.goto('/login')
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: '使用 Google 帳號繼續' }).click()
    await chooseNewAccount(page, newAddress())
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('Google 登入成功')).toBeVisible()
  })

  test('a popup that is closed makes way for the redirect too', async ({ page, context }) => {
    await withGoogleScript(context)
    await page.goto('/login')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: '使用 Google 帳號繼續' }).click()
    await (await popup).close()
    await chooseNewAccount(page, newAddress())
    await expect(page).toHaveURL(/\/app$/)
  })

  test('without a network the emulator’s accounts can still be chosen', async ({ page, context }) => {
    await withoutGoogleScript(context)
    await page.goto('/login')
    const button = page.getByRole('button', { name: '使用 Google 帳號繼續' })
    await button.click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await button.click()
    await dialog.getByLabel('電子郵件').fill(newAddress())
    await dialog.getByRole('button', { name: '以這個帳號登入' }).click()
    await expect(page).toHaveURL(/\/app$/)
  })
})

test.describe('by e-mail', () => {
  // The provider's refusals are failed requests, which the browser reports in its console.
  test.use({ quiet: async ({ browserName: _ }, use) => use(undefined) })

  test('signs up with a display name, which the workspace then shows', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: '還沒有帳號？註冊新帳號' }).click()
    await expectAccessible(page)
    await page.getByLabel('顯示名稱').fill('陳雅婷')
    await page.getByLabel('電子郵件').fill(newAddress())
    await page.getByLabel('密碼', { exact: true }).fill('correct-horse')
    await page.getByRole('button', { name: '註冊', exact: true }).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText('剩餘 5 點')).toBeVisible()
    await expect(page.getByText('陳雅婷').first()).toBeAttached()
  })

  test('a taken address, a wrong password and a stranger are answered in words', async ({ page, person }) => {
    await page.goto('/login')
    await signInByForm(page, { ...person, password: 'wrong-horse' })
    await expect(page.getByRole('alert')).toHaveText('電子郵件或密碼不正確。')
    await expectAccessible(page)
    const password = page.getByLabel('密碼', { exact: true })
    await password.fill('wrong-again')
    let answer = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/signInWithPassword/, async (route) => {
      await released
      await route.continue()
    })
    await password.press('Enter')
    await expect(password).toBeDisabled()
    answer()
    await expect(password, 'the keyboard goes on where it was').toBeFocused()
    await page.unroute(/signInWithPassword/)
    await signInByForm(page, { email: newAddress(), password: 'wrong-horse' })
    await expect(page.getByRole('alert')).toHaveText('電子郵件或密碼不正確。')
    await page.getByRole('button', { name: '還沒有帳號？註冊新帳號' }).click()
    await page.getByLabel('顯示名稱').fill('陳雅婷')
    await page.getByLabel('電子郵件').fill(person.email)
    await page.getByLabel('密碼', { exact: true }).fill('correct-horse')
    await page.getByRole('button', { name: '註冊', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('這個電子郵件已經註冊過，請直接登入。')
  })

  test('a forgotten password is replaced by way of a mail', async ({ page, person }) => {
    await page.goto('/login')
    await page.getByLabel('電子郵件').fill(person.email)
    await page.getByRole('button', { name: '忘記密碼？' }).click()
    await page.getByRole('button', { name: '寄送重設密碼信' }).click()
    await expect(page.getByRole('alert')).toContainText('重設密碼的信已經寄出')
    await expectAccessible(page)

    const mails = await fetch(
      `http://127.0.0.1:${suite.ports.auth}/emulator/v1/projects/demo-gaplens/oobCodes`,
    )
    const { oobCodes } = (await mails.json()) as { oobCodes: { email: string; oobLink: string }[] }
    const link = oobCodes.find(({ email }) => email === person.email)?.oobLink
    expect((await fetch(`${link}&newPassword=new-horse-1`)).ok).toBe(true)

    await page.getByRole('button', { name: '返回登入' }).click()
    await signInByForm(page, { email: person.email, password: 'new-horse-1' })
    await expect(page).toHaveURL(/\/app$/)
  })

  test('an address without an account gets the same answer', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: '忘記密碼？' }).click()
    await page.getByLabel('電子郵件').fill(newAddress())
    await page.getByRole('button', { name: '寄送重設密碼信' }).click()
    await expect(page.getByRole('alert')).toContainText('重設密碼的信已經寄出')
  })
})

test('the frame of the login and of the workspace is painted before any script has run', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: '登入 GapLens' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '免費分析 5 次' })).toBeVisible()
  expect(await page.title()).toMatch(/^登入｜/)
  for (const path of ['/app', '/app/analyses/some-id']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByText('GapLens')).toBeVisible()
  }
  await context.close()
})

test('the screen names its benefits and its terms, leads home, and is accessible in light and dark', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/login')
    for (const benefit of ['免費分析 5 次', '完整的 AI 競爭分析', '改善建議與提示詞'])
      await expect(page.getByRole('heading', { name: benefit })).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByRole('link', { name: '服務條款' })).toHaveAttribute('href', '/terms')
  await expect(page.getByRole('link', { name: '隱私權政策' })).toHaveAttribute('href', '/privacy')
  await page.getByRole('link', { name: '返回首頁' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('whoever is signed in already goes to the workspace, or where the link leads, and never elsewhere', async ({
  page,
  person,
}) => {
  await page.goto('/login?next=%2Fpurchase')
  await signInByForm(page, person)
  await expect(page).toHaveURL(/\/purchase$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/app$/)
  await page.goto('/login?next=https%3A%2F%2Fevil.test%2F')
  await expect(page).toHaveURL(/\/app$/)
})

test('the next person of this browser is not sent to the last one’s page', async ({ page, person }) => {
  await page.goto('/purchase')
  await signInByForm(page, person)
  // Leaving before the sign-in is stored would lose it.
  await expect(page).toHaveURL(/\/purchase$/)
  await page.goto('/app')
  await page.getByRole('button', { name: '登出' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signInByForm(page, await newPerson(suite, 'next'))
  await expect(page).toHaveURL(/\/app$/)
})
