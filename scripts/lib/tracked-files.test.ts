import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaplens-tracked-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lists none where the source came without its history', () => {
  expect(trackedFiles(folder)).toEqual([])
})

it('does not take a git that fails for a repository without files', () => {
  mkdirSync(join(folder, '.git'))
  expect(() => trackedFiles(folder)).toThrow(/git/)
})
