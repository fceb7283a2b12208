import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, TestSuite } from 'vitest/node'
import { ROOT } from '../paths.ts'
import type { RunRecord, TestFailure } from './test-failure.ts'

/** The variable with the path of the file that the reporter writes. */
export const RECORD_VARIABLE = 'GAPLENS_TEST_RECORD'

/** Writes the result of a run of Vitest as a `RunRecord` to a file, for `npm test` to count and list. */
export default class VitestRecord implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env[RECORD_VARIABLE]
    if (file === undefined) throw new Error(`${RECORD_VARIABLE} does not name a file`)
    const record: RunRecord = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failures: [...modules.flatMap(failuresOf), ...uncaught.map(ofUncaught)],
      flaky: [],
    }
    writeFileSync(file, JSON.stringify(record))
  }
}

/** Failed tests, and failed hooks of files and groups, which no test reports. */
function failuresOf(module: TestModule): TestFailure[] {
  const file = relative(ROOT, module.moduleId)
  const tests = [...module.children.allTests('failed')].map((test) => ({
    file,
    test: test.fullName,
    isTest: true,
    reason: reasonOf(test.result().errors ?? []),
  }))
  const hooks = [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({ file, test: nameOf(suite), isTest: false, reason: reasonOf(suite.errors()) }))
  return [...tests, ...hooks]
}

function nameOf(suite: TestModule | TestSuite): string {
  return suite.type === 'module' ? 'the file itself' : suite.fullName
}

function ofUncaught(error: SerializedError): TestFailure {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: name } = error
  return {
    file: typeof path === 'string' ? relative(ROOT, path) : null,
    test: typeof name === 'string' ? `${name} (not caught)` : 'an error that no test caught',
    isTest: false,
    reason: reasonOf([error]),
  }
}

function reasonOf(errors: readonly Pick<SerializedError, 'message' | 'stack'>[]): string {
  return errors.map(({ message, stack }) => stripVTControlCharacters(stack ?? message)).join('\n')
}
