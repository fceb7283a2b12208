import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { exitCodeOf, exitCodeThenOutput } from '../child.ts'
import { inRoot, LOCAL } from '../paths.ts'
import { say } from '../say.ts'
import { recordOf } from './playwright-record.ts'
import type { RunRecord, TestFailure } from './test-failure.ts'
import { RECORD_VARIABLE } from './vitest-record.ts'

/** The result of one stage of `npm test`. */
export interface StageResult extends RunRecord {
  readonly stage: string
  readonly seconds: number
}

export interface VitestRun {
  readonly stage: string
  readonly projects: readonly string[]
  /** Only test files whose path contains one of these words are run; all files when there are none. */
  readonly words?: readonly string[]
  readonly env?: Record<string, string>
  /** Whether another stage prints at the same time, so that the output of this one is held until it has ended. */
  readonly beside?: boolean
}

/** Runs a script of package.json as one test. Its output is printed when it has ended. */
export async function runCheck(stage: string, script: string): Promise<StageResult> {
  return await timed(stage, async () => {
    const code = await exitCodeThenOutput('npm', ['run', script, '--silent'])
    const failure = { file: null, test: `npm run ${script}`, isTest: true, reason: `exit code ${code}` }
    return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [failure], flaky: [] }
  })
}

export async function runVitest(run: VitestRun): Promise<StageResult> {
  const file = join(LOCAL, `test-${run.stage.replaceAll(' ', '-')}.json`)
  const args = [
    'run',
    ...(run.words ?? []),
    ...run.projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    `--reporter=${inRoot('scripts/lib/test/vitest-record.ts')}`,
  ]
  return await timed(run.stage, async () => {
    await rm(file, { force: true })
    const start = run.beside ? exitCodeThenOutput : exitCodeOf
    const code = await start('vitest', args, { env: { ...run.env, [RECORD_VARIABLE]: file } })
    return withSilent(await readJson<RunRecord>(file), code)
  })
}

/** @param retries how often a failed test is run again at once; one that then passes counts as flaky */
export async function runPlaywright(words: readonly string[], retries: number): Promise<StageResult> {
  const file = join(LOCAL, 'test-e2e.json')
  const args = ['test', ...words, '-c', inRoot('playwright.config.ts'), '--reporter=list,json']
  return await timed('e2e', async () => {
    await rm(file, { force: true })
    const code = await exitCodeOf('playwright', [...args, `--retries=${retries}`], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    })
    const report = await readJson<JSONReport>(file)
    return withSilent(report === null ? null : recordOf(report), code)
  })
}

async function timed(stage: string, run: () => Promise<RunRecord>): Promise<StageResult> {
  const start = Date.now()
  say(`Running ${stage}…`)
  const record = await run()
  const result = { stage, ...record, seconds: Math.round((Date.now() - start) / 1000) }
  say(lineOf(result))
  return result
}

export function lineOf({ stage, passed, failures, flaky, seconds }: StageResult): string {
  const again = flaky.length > 0 ? ` (${flaky.length} of them at the second try)` : ''
  return `${stage}: ${passed} passed${again}, ${failures.length} failed, in ${seconds} s`
}

/** A run that failed without a failed test, or ran none, counts as one failure. */
export function withSilent(record: RunRecord | null, exitCode: number): RunRecord {
  const { passed, failures, flaky } = record ?? { passed: 0, failures: [], flaky: [] }
  const silent = failures.length === 0 && (exitCode !== 0 || passed === 0)
  const failure: TestFailure = {
    file: null,
    test: 'the run itself',
    isTest: false,
    reason: `exit code ${exitCode}, with ${passed} tests passed and none failed`,
  }
  return { passed, failures: silent ? [failure] : failures, flaky }
}

async function readJson<T>(file: string): Promise<T | null> {
  return await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  )
}
