import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exitCodeOf } from '../child.ts'
import { inRoot, LOCAL } from '../paths.ts'
import type { RunRecord } from './test-failure.ts'
import { RECORD_VARIABLE } from './vitest-record.ts'

const TESTS = `
import { afterAll, describe, expect, it } from 'vitest'
it('passes', () => undefined)
describe('a group', () => {
  it('fails', () => expect(1).toBe(2))
  it('passes too', () => undefined)
})
describe('a group with a hook', () => {
  afterAll(() => { throw new Error('not cleaned up') })
  it('passes as well', () => undefined)
})
it('leaves a rejection behind', async () => {
  Promise.reject(new Error('nobody waits'))
  await new Promise((resolve) => setTimeout(resolve, 20))
})
`

mkdirSync(LOCAL, { recursive: true })
const folder = mkdtempSync(join(LOCAL, 'record-'))
let record: RunRecord

beforeAll(async () => {
  writeFileSync(join(folder, 'some.test.ts'), TESTS)
  const out = join(folder, 'record.json')
  const reporter = inRoot('scripts/lib/test/vitest-record.ts')
  const args = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, `--reporter=${reporter}`]
  await exitCodeOf(process.execPath, args, { env: { [RECORD_VARIABLE]: out }, quiet: true })
  record = JSON.parse(readFileSync(out, 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('counts the tests that passed, whatever failed beside them', () => {
  expect(record.passed).toBe(4)
})

it('names what failed with its file and the first lines of its reason: tests, hooks, and what no test caught', () => {
  const file = `.local/${basename(folder)}/some.test.ts`
  expect(record.failures.map(({ reason, ...failure }) => failure)).toEqual([
    { file, test: 'a group > fails', isTest: true },
    { file, test: 'a group with a hook', isTest: false },
    { file, test: 'leaves a rejection behind (not caught)', isTest: false },
  ])
  expect(record.failures.map(({ reason }) => reason.split('\n')[0])).toEqual([
    'AssertionError: expected 1 to be 2 // Object.is equality',
    'Error: not cleaned up',
    'Error: nobody waits',
  ])
})
