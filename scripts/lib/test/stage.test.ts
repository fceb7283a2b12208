import { expect, it } from 'vitest'
import { lineOf, withSilent } from './stage.ts'

const failure = { file: 'a.test.ts', test: 'waits', isTest: true, reason: 'timed out' }

it('a run that ended badly without a failed test, or ran no test, counts as one failure', () => {
  const named = expect.objectContaining({ file: null, isTest: false })
  expect(withSilent({ passed: 3, failures: [], flaky: [] }, 1).failures).toEqual([named])
  expect(withSilent({ passed: 0, failures: [], flaky: [] }, 0).failures).toEqual([named])
  expect(withSilent(null, 0).failures).toEqual([named])
})

it('a run that ended well, or whose failures are known, is counted as it is', () => {
  expect(withSilent({ passed: 3, failures: [], flaky: [] }, 0).failures).toEqual([])
  expect(withSilent({ passed: 3, failures: [failure], flaky: [] }, 1).failures).toEqual([failure])
})

it('the line of a stage says how many tests passed at the second try only', () => {
  const stage = { stage: 'unit', passed: 3, seconds: 9, failures: [] }
  expect(lineOf({ ...stage, flaky: [] })).toBe('unit: 3 passed, 0 failed, in 9 s')
  expect(lineOf({ ...stage, flaky: [failure] })).toBe(
    'unit: 3 passed (1 of them at the second try), 0 failed, in 9 s',
  )
})
