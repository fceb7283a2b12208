import type { Ports } from '../../scripts/lib/ports.ts'
import type { Suite } from '../../scripts/lib/suite.ts'

/** The running suites as JSON, for the processes that run tests. */
export const SUITES_VARIABLE = 'GAPLENS_SUITES'

interface RunningSuite {
  readonly address: string
  readonly group: number
  readonly ports: Ports
}

/** What `SUITES_VARIABLE` holds of these suites. */
export function suitesText(suites: readonly RunningSuite[]): string {
  return JSON.stringify(suites.map(({ address, group, ports }) => ({ address, group, ports })))
}

/** The suites that `npm test` has started; none when tests are run without it. */
export function runningSuites(): readonly RunningSuite[] {
  return JSON.parse(process.env[SUITES_VARIABLE] ?? '[]') as RunningSuite[]
}

/** The suite that this process alone uses for its tests: Playwright and Vitest number the processes they run at a time. */
export function testSuite(): Suite {
  const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env
  const suite = runningSuites()[Number(TEST_PARALLEL_INDEX ?? Number(VITEST_POOL_ID ?? 1) - 1)]
  if (suite === undefined) {
    throw new Error(
      'These tests need the emulator suite: run them by npm test (or npm test -- --only emulator).',
    )
  }
  return {
    ...suite,
    broken: new Promise(() => undefined),
    stop: () => Promise.reject(new Error('the tests do not stop the suite')),
  }
}
