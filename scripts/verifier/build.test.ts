import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { buildVerifiers } from './build.ts'

it('the verifiers that archives carry are what their sources make (npm run verifier)', async () => {
  const built = await buildVerifiers()
  for (const [name, text] of Object.entries(built)) {
    const kept = await readFile(inRoot('functions/src/export/archive/verifier', name), 'utf8')
    expect([name, kept === text]).toEqual([name, true])
  }
  // Each is whole by itself: the command needs Node's own modules, the page nothing at all.
  expect([...built['verify.mjs'].matchAll(/from "([^"]+)"/g)].map(([, name]) => name)).toSatisfy(
    (names: string[]) => names.every((name) => name.startsWith('node:')),
  )
  expect(built['verify.html']).not.toMatch(/<(?:link|img|iframe|script src)|https?:\/\//)
})
