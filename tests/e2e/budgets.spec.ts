import type { Page } from '@playwright/test'
import { BUDGETS, filesOf } from '../../scripts/lib/budgets.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { expect, signInByForm, test } from './support.ts'

// `npm run budgets` reads the build; here the browser says that it reads the right files of it.
const DIST = inRoot('hosting', 'dist')

/** Scripts and styles that a page asks for from now on, below the site's root. */
function loadedBy(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) loaded.add(pathname.slice(1))
  })
  return loaded
}

function budgetOf(page: string) {
  const budget = BUDGETS.find((candidate) => candidate.page === page)
  if (budget === undefined) throw new Error(`${page} has no budget`)
  return budget
}

for (const path of ['/', '/en', '/old', '/sample', '/terms', '/login'])
  test(`${path} loads what its budget counts, and nothing else`, async ({ page }) => {
    const loaded = loadedBy(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const counted = await filesOf(budgetOf(path), DIST)
    await expect.poll(() => [...loaded].toSorted()).toEqual(counted.toSorted())
  })

for (const path of ['/', '/en', '/old'])
  test(`${path} in use has loaded what that budget counts`, async ({ page }) => {
    const loaded = loadedBy(page)
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const counted = await filesOf(budgetOf(`${path}, in use`), DIST)
    await expect.poll(() => [...loaded].toSorted()).toEqual(counted.toSorted())
  })

test('/app loads what its budget counts; what follows is known', async ({ page, person }) => {
  await page.goto('/app')
  await signInByForm(page, person)
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  const loaded = loadedBy(page)
  await page.reload()
  await expect(page.getByText('剩餘 5 點')).toBeVisible()
  const budget = budgetOf('/app')
  const counted = await filesOf(budget, DIST)
  // The user's document in Firestore, and the screen of an analysis, which is fetched ahead a second later.
  const afterwards = ['src/api/session/live-user-document.tsx', 'src/workspace/analysis/analysis-screen.tsx']
  const later = await filesOf({ ...budget, routes: afterwards }, DIST)
  expect(counted.filter((file) => !loaded.has(file))).toEqual([])
  expect([...loaded].filter((file) => !counted.includes(file) && !later.includes(file))).toEqual([])
})
