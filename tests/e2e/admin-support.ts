import type { Page } from '@playwright/test'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember } from '../support/admins.ts'
import { testSuite } from '../support/suite.ts'
import { test as base, openSignedIn, type Person } from './support.ts'

/** An admin of their own, signed in, and a member whose account is open. */
export const test = base.extend<{ admin: Person; member: Person }>({
  admin: async ({ page }, use) => {
    const admin = await newAdmin(testSuite(), suiteDatabase(testSuite()), '王管理')
    await openSignedIn(page, admin)
    await use(admin)
  },
  member: async ({ browserName: _ }, use) => {
    await use(
      await newMember(testSuite(), suiteDatabase(testSuite()), `會員${crypto.randomUUID().slice(0, 6)}`),
    )
  },
})

/** `test` where calls are made to fail: the browser reports those in the console. */
export const failingTest = test.extend({
  quiet: async ({ browserName: _ }, use) => {
    await use(undefined)
  },
})

/** Makes calls of the admin API whose path matches answer with a failure. */
export async function failCalls(page: Page, path: RegExp, status = 500, body: unknown = {}): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/admin') && path.test(url.pathname + url.search),
    (route) => route.fulfill({ status, json: body }),
  )
}

export function rowOf(page: Page, person: { email: string }) {
  return page.getByRole('row').filter({ hasText: person.email })
}
