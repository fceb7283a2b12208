import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exitCodeOf } from '../child.ts'
import { inRoot, LOCAL } from '../paths.ts'
import { recordOf } from './playwright-record.ts'
import type { RunRecord } from './test-failure.ts'

/** These tests open no page, so that no browser starts. */
const TESTS = `
import { expect, test } from '@playwright/test'
test('passes', () => undefined)
test.describe('a group', () => {
  test('fails', () => expect(1).toBe(2))
  test('passes at the second try', ({}, { retry }) => expect(retry).toBe(1))
})
`

mkdirSync(LOCAL, { recursive: true })
const folder = mkdtempSync(join(LOCAL, 'record-'))
let record: RunRecord

beforeAll(async () => {
  writeFileSync(join(folder, 'some.spec.ts'), TESTS)
  const out = join(folder, 'record.json')
  const cli = inRoot('node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '-c', folder, '--reporter=json', '--retries=1', '--output', join(folder, 'out')]
  await exitCodeOf(process.execPath, args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: out }, quiet: true })
  record = recordOf(JSON.parse(readFileSync(out, 'utf8')))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('counts what passed at the first or the second try', () => {
  expect(record.passed).toBe(2)
})

it('names what failed twice, and apart from it what failed once', () => {
  const one = { file: 'some.spec.ts', isTest: true }
  expect(record.failures.map(({ reason, ...failure }) => failure)).toEqual([
    { ...one, test: 'a group › fails' },
  ])
  expect(record.flaky.map(({ reason, ...failure }) => failure)).toEqual([
    { ...one, test: 'a group › passes at the second try' },
  ])
  expect(record.flaky[0]?.reason).toContain('Expected: 1')
})
