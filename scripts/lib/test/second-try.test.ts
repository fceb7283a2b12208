import { describe, expect, it } from 'vitest'
import type { RunRecord, TestFailure } from './failure.ts'
import { afterSecondTry, filesToTryAgain } from './second-try.ts'

const failure = (file: string | null, test = 'waits', isTest = true): TestFailure => ({
  file,
  test,
  isTest,
  reason: 'timed out',
})
const record = (passed: number, failures: TestFailure[]): RunRecord => ({ passed, failures, flaky: [] })

describe('the files to run again', () => {
  it('are those in which something failed, each once', () => {
    expect(filesToTryAgain(record(5, [failure('a.test.ts'), failure('a.test.ts', 'ends')]))).toEqual([
      'a.test.ts',
    ])
  })

  it('are none when nothing failed, when one failure belongs to no file, or when many files failed', () => {
    expect(filesToTryAgain(record(5, []))).toEqual([])
    expect(filesToTryAgain(record(5, [failure('a.test.ts'), failure(null)]))).toEqual([])
    expect(
      filesToTryAgain(
        record(
          5,
          ['a', 'b', 'c', 'd', 'e'].map((file) => failure(file)),
        ),
      ),
    ).toEqual([])
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
