import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect, expectAccessible, openSignedIn, type Person } from './support.ts'

/** Somebody of their own, signed in and in the workspace. */
export const test = base.extend<{ user: Person }>({
  user: async ({ page, person }, use) => {
    await openSignedIn(page, person)
    await expect(page.getByLabel('目標關鍵字')).toBeVisible()
    await use(person)
  },
})

/** `test` where something is made to fail: the browser reports that in the console. */
export const failingTest = test.extend({
  quiet: async ({ browserName: _ }, use) => {
    await use(undefined)
  },
})

const LOOKS = [
  { width: 1440, height: 900, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
  { width: 768, height: 1024, scheme: 'light' },
  { width: 360, height: 740, scheme: 'dark' },
] as const

/** For a long page that differs little from another that is looked at in full. */
export const EXTREMES = [LOOKS[0], LOOKS[3]] as const
/** For what only a phone shows by itself. */
export const PHONE = [LOOKS[3]] as const

/**
 * Looks at a state on a desk, a tablet and a phone, light and dark: nothing that axe can find, nothing to scroll
 * sideways. `GAPLENS_SHOTS=folder` keeps a picture of each.
 */
export async function lookAt(
  page: Page,
  name: string,
  ready: () => Promise<void>,
  looks: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<void> {
  for (const { width, height, scheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
    await ready()
    await keepPicture(page, `${name}-${width}-${scheme}`)
    await expectAccessible(page)
    expect(await sideways(page), `${name} at ${width}`).toBe(0)
  }
}

/** How far the page scrolls sideways, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.GAPLENS_SHOTS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** Keeps what is printed, as `keepPicture` does. */
export async function keepPaper(pdf: Buffer, name: string): Promise<void> {
  const folder = process.env.GAPLENS_SHOTS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.pdf`), pdf)
}

/** Opens a menu by its button and chooses one of its entries. */
export async function chooseFrom(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
