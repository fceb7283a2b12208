import { expect, expectAccessible, signInByForm, test } from './support.ts'

test.beforeEach(async ({ page, person }) => {
  await page.goto('/purchase')
  await expect(page).toHaveURL(/\/login/)
  await signInByForm(page, person)
  await expect(page).toHaveURL(/\/purchase/)
  await expect(page.getByText('目前 5 點')).toBeVisible()
})

test('shows the plans, the advanced one chosen, and every price', async ({ page }) => {
  await expect(page.getByRole('radio', { name: /^進階方案/ })).toBeChecked()
  for (const text of [
    'NT$599',
    '30 點・每次分析約 NT$20.0',
    'NT$899',
    '60 點・每次分析約 NT$15.0',
    '依需求報價',
    'LINE Pay',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@gaplens.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('pays in a window of its own, and the points come by themselves', async ({ page }) => {
  await page.getByText('入門方案', { exact: true }).click()
  const popup = page.waitForEvent('popup')
  const redirecting = page.getByText('正在前往付款頁面…').waitFor()
  await page.getByRole('button', { name: '購買入門方案（NT$599）' }).click()
  await redirecting
  const payment = await popup
  expect(await payment.evaluate(() => [window.innerWidth, window.innerHeight, window.opener])).toEqual([
    800,
    600,
    null,
  ])
  await payment.getByRole('button', { name: '確認付款' }).click()
  await expect(payment.getByText('點數已入帳')).toBeVisible()
  await expect(page.getByText('目前 35 點')).toBeVisible()
  await expect(page.getByText('點數已入帳：+30 點')).toBeVisible()
  await expect(page.getByText('付款頁面已在新視窗開啟')).toBeVisible()
  await payment.reload()
  await expect(payment.getByText('點數已入帳')).toBeVisible()
  await expect(page.getByText('目前 35 點')).toBeVisible()
  await expectAccessible(page)
})

test('a blocked window leaves a link', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: /購買進階方案/ }).click()
  const link = page.getByRole('link', { name: '開啟付款頁面' })
  await expect(link).toHaveAttribute('href', /\/pay\?plan=advanced&uid=/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a window that cannot be opened is said to have failed', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => {
      throw new Error('no windows here')
    }
  })
  await page.getByRole('button', { name: /購買進階方案/ }).click()
  await expect(page.getByText('前往付款頁面時發生錯誤，請重試。')).toBeVisible()
})

test('the agency plan is asked for by mail, all by keyboard', async ({ page }) => {
  await page.getByRole('radio', { name: /^進階方案/ }).focus()
  await page.keyboard.press('ArrowDown')
  const button = page.getByRole('button', { name: '來信洽詢機構方案' })
  await expect(button).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('已開啟您的郵件程式')).toBeVisible()
})
