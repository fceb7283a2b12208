import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { put } from '../support/admins.ts'
import { CANARY_FUNCTION, CANARY_HOST, HOSTILE } from '../support/hostile-strings.ts'
import { testSuite } from '../support/suite.ts'
import { test } from './admin-support.ts'
import { expect } from './support.ts'

const suite = testSuite()
const db = () => suiteDatabase(suite)

/** Names that an account may hold: what runs in a page if it is taken for markup, some of every kind. */
const NAMES = [
  HOSTILE.script,
  HOSTILE.attribute,
  HOSTILE.svg,
  HOSTILE.mathml,
  HOSTILE.entity,
  HOSTILE.template,
]
  .flatMap((texts) =>
    texts.filter((text) => text.trim() !== '' && text.length <= 100 && !text.includes('\0')).slice(0, 16),
  )
  .map((name, at) => ({ uid: `hostile-${String(at).padStart(3, '0')}`, name }))

/** What a page does that it must not: a call of the canary function, a request to the canary host. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction(CANARY_FUNCTION, () => seen.push('called'))
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(CANARY_HOST)) seen.push(request.url())
  })
  page.on('dialog', (dialog) => seen.push(dialog.message()))
  return seen
}

test('names that are markup are shown as text, wherever admins see them', async ({ page, admin }) => {
  const users = db().users()
  for (const [at, { uid, name }] of NAMES.entries()) {
    await users.doc(uid).set({
      uid,
      email: `${uid}@people.test`,
      displayName: name,
      photoURL: null,
      points: 5,
      role: 'user',
      createdAt: Timestamp.fromMillis(Date.now() + at),
    })
  }
  try {
    const seen = await watch(page)
    const first = NAMES[0]
    if (first === undefined) throw new Error('the corpus is empty')
    const answer = await put(suite, admin.token, `/users/${first.uid}/points`, {
      pointsToAdd: 1,
      reason: '<b>補點</b>',
    })
    expect(answer.status).toBe(200)

    await page.goto('/admin/users?limit=100')
    for (const { uid, name } of NAMES) {
      const row = page.getByRole('row').filter({ hasText: `${uid}@people.test` })
      await expect(row.getByRole('cell').first()).toContainText(name)
    }
    await page
      .getByRole('row')
      .filter({ hasText: `${first.uid}@people.test` })
      .getByRole('button', { name: /詳細資料/ })
      .click()
    await expect(page.getByRole('dialog')).toContainText('<b>補點</b>')
    await page.goto('/admin')
    await expect(page.getByText(first.name).first()).toBeVisible()
    await expect(page.getByText('<b>補點</b>').first()).toBeVisible()
    expect(seen).toEqual([])
  } finally {
    for (const { uid } of NAMES)
      await db().firestore.recursiveDelete(db().firestore.collection('users').doc(uid))
  }
})
