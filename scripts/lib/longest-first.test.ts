import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONG_FILES } from './longest-first.ts'
import { inRoot } from './paths.ts'

it('names test files that exist', () => {
  expect(LONG_FILES.filter((file) => !existsSync(inRoot('tests/emulator', file)))).toEqual([])
})
