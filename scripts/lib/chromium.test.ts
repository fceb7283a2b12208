import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLAYWRIGHT_DISABLES } from './chromium.ts'
import { inRoot } from './paths.ts'

it('disables every feature that Playwright disables by itself', () => {
  const bundle = readFileSync(inRoot('node_modules/playwright-core/lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter\(Boolean\)/.exec(bundle)?.[1] ?? ''
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(5)
  expect(PLAYWRIGHT_DISABLES).toEqual(theirs)
})
