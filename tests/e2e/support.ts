import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { newPerson } from '../support/people.ts'
import { storedSession } from '../support/stored-session.ts'
import { testSuite } from '../support/suite.ts'

export type Person = Awaited<ReturnType<typeof newPerson>>

/** A page whose console stays quiet, and a person of its own with five points. */
export const test = base.extend<{ person: Person; quiet: undefined }>({
  person: async ({ browserName: _ }, use) => use(await newPerson(testSuite(), 'visitor')),
  quiet: [
    async ({ page }, use) => {
      const unexpected: string[] = []
      page.on('pageerror', (error) => unexpected.push(error.message))
      page.on('console', (message) => {
        // Favicons come from a public service, which the tests don't reach.
        const offline = /net::ERR_/.test(message.text())
        if (message.type() === 'error' && !offline) unexpected.push(message.text())
      })
      await use(undefined)
      expect(unexpected, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/**
 * Opens the workspace as somebody who has signed in on an earlier visit: the browser holds what the identity provider's
 * SDK keeps of a session. For tests of what comes after; those of signing in use the form.
 */
export async function openSignedIn(page: Page, person: Person): Promise<void> {
  const origins = [{ origin: testSuite().address, localStorage: [storedSession(person)] }]
  await page.context().setStorageState({ cookies: [], origins })
  await page.goto('/app')
}

/** Signs in as people do: by the form. */
export async function signInByForm(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('電子郵件').fill(person.email)
  await page.getByLabel('密碼', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: '登入', exact: true }).click()
}

export async function startAnalysis(
  page: Page,
  request: { targetKeyword: string; userPageUrl: string },
): Promise<void> {
  await page.getByLabel('目標關鍵字').fill(request.targetKeyword)
  await page.getByLabel('您的網頁網址').fill(request.userPageUrl)
  await page.getByRole('button', { name: '開始分析' }).click()
}

export function reportHeading(page: Page, keyword: string) {
  return page.getByRole('heading', { level: 1, name: `「${keyword}」的內容缺口報告` })
}

/** How high the page is with nothing unfolded, in pixels. */
export function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** A script that does nothing. */
const NOTHING = 'void 0'

/** Whether axe is there since an earlier look at the same document: to load its half megabyte takes longer than a small page. */
async function hasAxe(page: Page): Promise<boolean> {
  const found = await Promise.all(
    // A frame that is just leaving cannot say.
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => false)),
  )
  return found.every(Boolean)
}

/** No violation of WCAG 2.2 A and AA that axe can find. `within` spares it a long page looked at before. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // What is still fading in has no contrast yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: NOTHING }) })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Axe otherwise opens a page of its own each time, to join the results of frames from other origins. There are none.
    .setLegacyMode()
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
}
