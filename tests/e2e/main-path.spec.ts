import { SAMPLES } from '../../sandbox/src/seed.ts'
import { expect, expectAccessible, reportHeading, signInByForm, startAnalysis, test } from './support.ts'
import { chooseFrom } from './workspace-support.ts'

const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')

test('a newcomer signs in, enters keyword and address, watches it work, and reads a true report', async ({
  page,
  person,
}) => {
  await page.goto('/app')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1, name: '登入 GapLens' })).toBeVisible()
  await expectAccessible(page)
  await signInByForm(page, person)
  await expect(page).toHaveURL(/\/app/)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()

  const submit = page.getByRole('button', { name: '開始分析' })
  await expect(submit).toBeDisabled()
  await expectAccessible(page)
  await startAnalysis(page, sample)

  await expect(page.getByRole('heading', { name: 'AI 正在分析…' })).toBeVisible()
  await expect(page.getByRole('list', { name: '分析階段' })).toBeVisible()
  await expect(reportHeading(page, sample.targetKeyword)).toBeVisible()
  await expect(page.getByText('分析完成！報告已準備好。')).toBeVisible()
  await expect(page.getByText('剩餘 4 點')).toBeVisible()

  // The six numbered sections, in their order, and what proves them.
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const numbered = headings.filter((text) => /^\s*[1-6]\D/.test(text)).map((text) => text.trim().charAt(0))
  expect(numbered).toEqual(['1', '2', '3', '4', '5', '6'])
  await expectAccessible(page)
  await chooseFrom(page, '更多動作', '全部展開')
  await expect(page.locator('a[href*="#:~:text="]').first()).toBeVisible()

  // It stands in the history, and its address survives a reload.
  const history = page
    .getByRole('navigation', { name: '分析紀錄' })
    .or(page.getByRole('complementary', { name: '分析紀錄' }))
  await expect(history.getByText(sample.targetKeyword).first()).toBeVisible()
  await page.reload()
  await expect(reportHeading(page, sample.targetKeyword)).toBeVisible()
})

test('bad input is refused with a message at its field, and takes no point', async ({ page, person }) => {
  await page.goto('/login')
  await signInByForm(page, person)
  await startAnalysis(page, { targetKeyword: '手沖咖啡', userPageUrl: 'http://192.168.1.1/' })
  await expect(page.getByText('無法分析內部網路或本機的網址，請輸入公開的網頁。')).toBeVisible()
  await expect(page.getByLabel('您的網頁網址')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
})

test('a page that cannot be read ends in a report that says so', async ({ page, person }) => {
  await page.goto('/login')
  await signInByForm(page, person)
  await startAnalysis(page, { targetKeyword: sample.targetKeyword, userPageUrl: 'https://faults.test/403' })
  await expect(reportHeading(page, sample.targetKeyword)).toBeVisible()
  await expect(page.getByText(/無法讀取您的網頁/).first()).toBeVisible()
})

test('signing out and in again shows the next person their own data', async ({ page, person }) => {
  await page.goto('/login')
  await signInByForm(page, person)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  await startAnalysis(page, sample)
  await expect(reportHeading(page, sample.targetKeyword)).toBeVisible()
  await page.getByRole('button', { name: '登出' }).click()
  await expect(page).toHaveURL(/\/login/)

  const { newPerson } = await import('../support/people.ts')
  const { testSuite } = await import('../support/suite.ts')
  const next = await newPerson(testSuite(), 'next')
  await signInByForm(page, next)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  await expect(page.getByText('還沒有分析紀錄')).toBeVisible()

  await page.getByRole('button', { name: '登出' }).click()
  await signInByForm(page, person)
  await expect(page.getByText('剩餘 4 點')).toBeVisible()
  await expect(page.getByText(sample.targetKeyword).first()).toBeVisible()
})

test('the path works by keyboard alone', async ({ page, person }) => {
  await page.goto('/login')
  await page.getByLabel('電子郵件').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app/)
  await page.getByLabel('目標關鍵字').focus()
  await page.keyboard.type(sample.targetKeyword)
  await page.keyboard.press('Tab')
  await page.keyboard.type(sample.userPageUrl)
  await page.keyboard.press('Enter')
  await expect(reportHeading(page, sample.targetKeyword)).toBeVisible()
})
