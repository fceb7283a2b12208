import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { RunRecord, TestFailure } from './test-failure.ts'

/** Reads the report of Playwright's JSON reporter. Its files are named relative to `tests/e2e`. */
export function recordOf({ stats, suites, errors }: JSONReport): RunRecord {
  const outside = errors.map(({ message, stack }) => ({
    file: null,
    test: 'an error outside of tests',
    isTest: false,
    reason: stripVTControlCharacters(stack ?? message ?? ''),
  }))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap((suite) => withStatus(suite, 'unexpected', [])), ...outside],
    flaky: suites.flatMap((suite) => withStatus(suite, 'flaky', [])),
  }
}

function withStatus(
  suite: JSONReportSuite,
  status: 'unexpected' | 'flaky',
  above: readonly string[],
): TestFailure[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => ({
        file: spec.file,
        test: [...above, spec.title].join(' › '),
        isTest: true,
        reason: stripVTControlCharacters(
          test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      })),
  )
  const below = suite.suites ?? []
  return [...own, ...below.flatMap((child) => withStatus(child, status, [...above, child.title]))]
}
