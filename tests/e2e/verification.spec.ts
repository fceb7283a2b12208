import { API_ERRORS } from '@gaplens/contracts/errors'
import type { Page } from '@playwright/test'
import { openUserAccount } from '../../functions/src/points/open-user-account.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { openSession } from '../../scripts/lib/accounts.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { authClient, lastMail } from '../support/auth-rest.ts'
import { laterSecondThan } from '../support/later-second.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'
import { withoutGoogleScript } from './gapi-stand-in.ts'
import { expect, signInByForm } from './support.ts'
import { lookAt, failingTest as test } from './workspace-support.ts'

const suite = testSuite()
const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')
const host = `http://127.0.0.1:${suite.ports.auth}`

/** Signs up by the form. @returns the address */
async function signUp(page: Page): Promise<string> {
  const email = `fresh-${crypto.randomUUID()}@people.test`
  await page.goto('/login')
  await page.getByRole('button', { name: '還沒有帳號？註冊新帳號' }).click()
  await page.getByLabel('顯示名稱').fill('陳雅婷')
  await page.getByLabel('電子郵件').fill(email)
  await page.getByLabel('密碼', { exact: true }).fill('correct-horse')
  await page.getByRole('button', { name: '註冊', exact: true }).click()
  await expect(page).toHaveURL(/\/app$/)
  return email
}

const banner = (page: Page) => page.getByText('贈送的 5 點已經備妥，驗證電子郵件後就能使用')

test('a new address is asked to be verified; the link in the mail starts everything, without a reload', async ({
  page,
}) => {
  const email = await signUp(page)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByText(`驗證信已寄到 ${email}`)).toBeVisible()
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  await lookAt(page, 'unverified', () => expect(banner(page)).toBeVisible())

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('目標關鍵字').fill(sample.targetKeyword)
  await page.getByLabel('您的網頁網址').fill(sample.userPageUrl)
  await expect(page.getByRole('button', { name: '開始分析' })).toBeDisabled()
  await expect(page.getByText(/^驗證電子郵件後就能開始分析/)).toBeVisible()
  await page.getByRole('link', { name: '購買點數' }).first().click()
  await expect(banner(page)).toBeVisible()
  await expect(page.getByText('點數讀取中'), 'there is nothing to wait for').toBeHidden()
  await page.goBack()
  await expect(page.getByLabel('目標關鍵字')).toHaveValue(sample.targetKeyword)

  const { oobLink } = await lastMail(host, email)
  expect((await fetch(oobLink)).ok).toBe(true)
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  // What was typed is still there.
  await expect(page.getByLabel('目標關鍵字')).toHaveValue(sample.targetKeyword)
  await page.getByRole('button', { name: '開始分析' }).click()
  await expect(page).toHaveURL(/\/app\/analyses\//)
  await expect(page.getByText('剩餘 4 點')).toBeVisible()
})

test('the mail is sent again on request, after a pause, and a button asks at once', async ({ page }) => {
  await page.clock.install()
  const email = await signUp(page)
  await expect(page.getByText(`驗證信已寄到 ${email}`)).toBeVisible()
  const first = await lastMail(host, email)
  await page.getByRole('button', { name: '我已完成驗證' }).click()
  await expect(page.getByText('尚未完成驗證，請先按下驗證信中的連結。')).toBeVisible()
  await expect(page.getByRole('button', { name: /秒後可重新寄送/ })).toBeDisabled()
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: '寄送驗證信' }).click()
  await expect(page.getByText(`驗證信已寄到 ${email}。`, { exact: true })).toBeVisible()
  expect((await lastMail(host, email)).oobCode).not.toBe(first.oobCode)
  await expect(page.getByRole('button', { name: /秒後可重新寄送/ })).toBeDisabled()
})

test('a token of before the verification is renewed by itself', async ({ page, browser }) => {
  const email = await signUp(page)
  await expect(page.getByText(`驗證信已寄到 ${email}`)).toBeVisible()
  const storageState = await page.context().storageState({ indexedDB: true })
  await page.close()
  expect((await fetch((await lastMail(host, email)).oobLink)).ok).toBe(true)
  const later = await browser.newContext({ storageState })
  const reopened = await later.newPage()
  await reopened.goto(`${suite.address}/app`)
  await expect(reopened.getByText('剩餘 5 點')).toBeVisible()
  await expect(banner(reopened)).toBeHidden()
  await expect(reopened.getByText('還沒有分析紀錄')).toBeVisible()
  await later.close()
})

test('another way to sign in ends all sessions: the sign-in says why, and lets the person in again', async ({
  page,
  context,
}) => {
  await withoutGoogleScript(context)
  const person = await newPerson(suite, 'joined')
  await openUserAccount(suiteDatabase(suite), person.uid, NO_ADMIN, new Date())
  const byGoogle = async () => {
    await page.getByRole('button', { name: '使用 Google 帳號繼續' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('電子郵件').fill(person.email)
    await dialog.getByRole('button', { name: '以這個帳號登入' }).click()
  }
  await page.goto('/login')
  await byGoogle()
  await expect(page).toHaveURL(/\/login\?reason=session-ended/)
  await expect(page.getByRole('alert')).toContainText(API_ERRORS['session-ended'].message)
  await byGoogle()
  await expect(page).toHaveURL(/\/app$/)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
})

test('a session of before that leads to the sign-in as well', async ({ page }) => {
  const person = await newPerson(suite, 'joined')
  await openUserAccount(suiteDatabase(suite), person.uid, NO_ADMIN, new Date())
  await page.goto('/login')
  await signInByForm(page, person)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  const ask = (token: string) =>
    fetch(`${suite.address}/api/analyses`, { headers: { authorization: `Bearer ${token}` } })
  // The API notes the methods of an account at its first request, which the page may not have sent yet.
  const { token } = await openSession(suite, person)
  expect((await ask(token)).status).toBe(200)
  await laterSecondThan(token)
  await ask((await authClient(suite).signInWithGoogle(person.email)).idToken)
  await page.goto('/app')
  await expect(page).toHaveURL(/\/login/)
})
