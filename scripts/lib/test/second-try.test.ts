import { describe, expect, it } from 'vitest'
import { afterSecondTry, wordsOfSecondTry } from './second-try.ts'
import type { RunRecord, TestFailure } from './test-failure.ts'

const failure = (file: string | null, test = 'waits', isTest = true): TestFailure => ({
  file,
  test,
  isTest,
  reason: 'timed out',
})
const record = (passed: number, failures: TestFailure[]): RunRecord => ({ passed, failures, flaky: [] })

describe('what runs again', () => {
  it('is each file in which something failed, once', () => {
    const twice = record(5, [failure('a.test.ts'), failure('a.test.ts', 'ends')])
    expect(wordsOfSecondTry(twice, [])).toEqual(['a.test.ts'])
  })

  it('is all that ran before when a failure belongs to no file', () => {
    const unknown = record(5, [failure('a.test.ts'), failure(null)])
    expect(wordsOfSecondTry(unknown, ['ledger'])).toEqual(['ledger'])
  })

  it('is nothing when nothing failed, or when many files did', () => {
    expect(wordsOfSecondTry(record(5, []), [])).toBeNull()
    const many = ['a', 'b', 'c', 'd', 'e'].map((file) => failure(file))
    expect(wordsOfSecondTry(record(5, many), [])).toBeNull()
  })
})

describe('after the second try', () => {
  it('what passed then counts as passed and is named, and what failed again has failed', () => {
    const first = record(7, [failure('a.test.ts', 'waits'), failure('a.test.ts', 'ends')])
    const again = failure('a.test.ts', 'ends')
    expect(afterSecondTry(first, record(3, [again]))).toEqual({
      passed: 8,
      failures: [again],
      flaky: [failure('a.test.ts', 'waits')],
    })
  })

  it('a hook that failed once is named, but is no test that passed', () => {
    const hook = failure('a.test.ts', 'the file itself', false)
    expect(afterSecondTry(record(7, [hook]), record(3, []))).toEqual({
      passed: 7,
      failures: [],
      flaky: [hook],
    })
  })

  it('a test that fails only then has failed', () => {
    const other = failure('a.test.ts', 'begins')
    expect(afterSecondTry(record(7, [failure('a.test.ts')]), record(3, [other])).failures).toEqual([other])
  })
})
