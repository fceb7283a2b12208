import type { ChatAnswer } from '@gaplens/contracts/chat'
import type { Page } from '@playwright/test'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'
import { expect, expectAccessible, signInByForm, test } from './support.ts'

const OPEN = '開啟小幫手'

/** At an address of its own, so that the day's limit of one test is not another's. */
test.beforeEach(async ({ page }) => {
  const address = `2001:db8::${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}`
  await page.route('**/api/chatbot', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': `${address}, 192.0.2.1` } }),
  )
  await page.goto('/')
})

function chat(page: Page) {
  const panel = page.getByRole('dialog', { name: 'GapLens 小幫手' })
  const field = panel.getByRole('textbox')
  const log = panel.getByRole('log')
  const ask = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  return { panel, field, log, ask }
}

/** What the panel's status says from now on, however short it says it. */
async function statusOf(page: Page): Promise<() => Promise<string[]>> {
  const said = await page
    .getByRole('dialog')
    .getByRole('status')
    .evaluateHandle((status) => {
      const texts: string[] = []
      const note = () => texts.push(status.textContent ?? '')
      new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true })
      return texts
    })
  return async () => await said.jsonValue()
}

/** Answers in the server's place. */
async function answerWith(page: Page, answer: Partial<ChatAnswer> | number): Promise<void> {
  await page.route('**/api/chatbot', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    if (typeof answer === 'number') return await route.fulfill({ status: answer, json: {} })
    const { sessionId } = route.request().postDataJSON()
    await route.fulfill({
      json: {
        message: '好',
        messageCount: 1,
        sessionId,
        isLimitReached: false,
        source: 'knowledge',
        model: null,
        ...answer,
      },
    })
  })
}

test('opens by its button and by keyboard, keeps the keyboard inside, and gives it back', async ({
  page,
}) => {
  const { panel, field } = chat(page)
  const button = page.getByRole('button', { name: OPEN })
  await button.click()
  await expect(field).toBeFocused()
  expect(await panel.boundingBox()).toMatchObject({ height: 500 })
  await expectAccessible(page)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+Shift+C')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Control+Shift+C')
  await expect(panel).toBeHidden()
})

test('answers a chip from the knowledge file, says so, and goes on after a reload', async ({ page }) => {
  const { panel, log } = chat(page)
  await page.getByRole('button', { name: OPEN }).click()
  await panel.getByRole('button', { name: '價格方案有哪些？' }).click()
  await expect(log).toContainText('進階方案：NT$899，60 點')
  await expect(log.getByRole('listitem').filter({ hasText: 'NT$599' }).first()).toBeVisible()
  await expect(log).toContainText('取自常見問題，不是 AI 產生')
  await expect(panel).toContainText('由常見問題回答，未使用 AI')
  await expect(panel).toContainText('還可以問 4 則')
  await expect(panel.getByRole('button', { name: '價格方案有哪些？' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: OPEN }).click()
  await expect(log).toContainText('進階方案：NT$899，60 點')
})

test('a message whose answer was lost counts once when it is sent again', async ({ page }) => {
  const { panel, field, log, ask } = chat(page)
  await page.getByRole('button', { name: OPEN }).click()
  let lost = 0
  await page.route('**/api/chatbot', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return await route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await ask('點數會過期嗎')
  await expect(panel).toContainText('傳送失敗')
  await expect(field).toHaveValue('點數會過期嗎')
  await field.press('Enter')
  await expect(log).toContainText('點數永久有效')
  await expect(panel).toContainText('還可以問 4 則')
  expect(lost).toBe(1)
})

test('Enter sends, Shift with Enter does not, and nothing blank is sent', async ({ page }) => {
  const { panel, field, log } = chat(page)
  await page.getByRole('button', { name: OPEN }).click()
  const send = panel.getByRole('button', { name: '送出' })
  await expect(send).toBeDisabled()
  await field.fill('   ')
  await field.press('Enter')
  await expect(send).toBeDisabled()
  await field.fill('點數')
  await field.press('Shift+Enter')
  await expect(field).toHaveValue('點數\n')
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/chatbot', async (route) => {
    await seen
    await route.fallback()
  })
  await field.press('Enter')
  await expect(log).toContainText('思考中')
  goOn()
  await expect(log).toContainText('取自常見問題')
  await expect(field).toHaveValue('')
})

test('after five messages the field closes and says where to write', async ({ page }) => {
  const { panel, field, ask, log } = chat(page)
  await page.getByRole('button', { name: OPEN }).click()
  const said = await statusOf(page)
  for (let count = 1; count <= 5; count += 1) {
    await ask('點數會過期嗎')
    await expect(log.getByText('不會。點數永久有效')).toHaveCount(count)
  }
  await expect(panel).toContainText('本次對話的 5 則訊息已用完')
  await expect(field).toBeDisabled()
  await expect
    .poll(said)
    .toEqual(['已達本次對話的訊息上限。', '還有問題嗎？請寫信到 support@gaplens.example', ''])
  await expect(panel.getByRole('link', { name: 'support@gaplens.example' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: OPEN }).click()
  await expect(field).toBeDisabled()
})

test('a corrupt session is removed', async ({ page }) => {
  for (const corrupt of ['{', '{"sessionId":"session_1"}', 'null', '[]']) {
    await page.evaluate((text) => localStorage.setItem('chatbot_session', text), corrupt)
    await page.reload()
    await page.getByRole('button', { name: OPEN }).click()
    await expect(chat(page).panel.getByRole('button', { name: '可以免費試用嗎？' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('chatbot_session'))).toBeNull()
  }
})

test('answers are Markdown and nothing more', async ({ page }) => {
  const hostile =
    '**粗體** [好](https://gaplens.example/) [壞](javascript:alert(1))\n\n<img src=x onerror="alert(1)"><script>alert(1)</script>\n\n![圖](https://evil.test/x.png)'
  await answerWith(page, { message: hostile, source: 'model', model: 'gemini-test' })
  const { log, ask } = chat(page)
  await page.getByRole('button', { name: OPEN }).click()
  await ask('嗨')
  await expect(log.locator('strong')).toHaveText('粗體')
  await expect(log.getByRole('link', { name: '好' })).toHaveAttribute('href', 'https://gaplens.example/')
  expect(await log.getByText('壞').getAttribute('href')).not.toContain('javascript')
  await expect(log.locator('img, script')).toHaveCount(0)
  await expect(log).toContainText('取自常見問題，由 gemini-test 挑選')
})

test('a signed-in visitor is known to the chat, and keeps the conversation begun before', async ({
  page,
  person,
}) => {
  const { log, ask } = chat(page)
  await page.getByRole('button', { name: OPEN }).click()
  await ask('點數會過期嗎')
  await expect(log).toContainText('永久有效')
  await page.goto('/login')
  await signInByForm(page, person)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: OPEN }).click()
  await expect(log).toContainText('永久有效')
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/chatbot') && request.method() === 'POST',
  )
  await ask('可以免費試用嗎')
  const request = await sent
  expect(request.headers().authorization).toMatch(/^Bearer /)
  expect(request.postDataJSON()).toMatchObject({
    userId: person.uid,
    pageContext: { userRole: 'user', platform: 'web' },
  })
  await expect(log).toContainText('5 次免費分析')
})

test('what an account said is shown to it alone, also in a tab that stays open', async ({ page, person }) => {
  const { panel, field, log, ask } = chat(page)
  const open = page.getByRole('button', { name: OPEN })
  const chip = panel.getByRole('button', { name: '可以免費試用嗎？' })
  const app = await page.context().newPage()
  await app.goto('/login')
  await signInByForm(app, person)
  await expect(app.getByText('剩餘 5 點')).toBeVisible()
  await open.click()
  await ask('點數會過期嗎')
  await expect(log).toContainText('永久有效')
  await page.reload()
  await open.click()
  await expect(log).toContainText('永久有效')
  await field.fill('我的電話是')

  await app.getByRole('button', { name: '登出' }).click()
  await expect(panel).toBeHidden()
  await open.click()
  await expect(chip).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(log).not.toContainText('永久有效')

  await signInByForm(app, await newPerson(testSuite(), 'next'))
  await expect(app.getByText('剩餘 5 點')).toBeVisible()
  await page.reload()
  await open.click()
  await expect(chip).toBeVisible()
  await expect(log).not.toContainText('永久有效')
})

test.describe('on failure', () => {
  // The browser reports the failed request in its console, which is what this is about.
  test.use({ quiet: async ({ browserName: _ }, use) => use(undefined) })

  test('messages and count are as before, and the message can be sent again', async ({ page }) => {
    const { panel, field, log, ask } = chat(page)
    await page.getByRole('button', { name: OPEN }).click()
    await ask('點數會過期嗎')
    await expect(log).toContainText('永久有效')
    await answerWith(page, 500)
    await ask('可以退費嗎')
    await expect(panel.getByRole('status')).toHaveText('傳送失敗，請稍後再試。')
    await expect(field).toHaveValue('可以退費嗎')
    await expect(log).not.toContainText('可以退費嗎')
    await expect(panel).toContainText('還可以問 4 則')
  })

  for (const { code, status, said } of [
    { code: 'chat-daily-limit', status: 429, said: '今天的提問次數已用完，請明天再試' },
    { code: 'chatbot-paused', status: 503, said: '小幫手暫停服務，請寫信到' },
  ] as const)
    test(`says why a message is not answered: ${code}`, async ({ page }) => {
      await page.route('**/api/chatbot', async (route) => {
        if (route.request().method() !== 'POST') return await route.fallback()
        await route.fulfill({ status, json: { error: { code, message: '…', requestId: 'r-1' } } })
      })
      const { panel, field, ask } = chat(page)
      await page.getByRole('button', { name: OPEN }).click()
      await ask('點數會過期嗎')
      await expect(panel.getByRole('status')).toContainText(said)
      await expect(field).toHaveValue('點數會過期嗎')
    })
})
