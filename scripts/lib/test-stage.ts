import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodeOf, exitCodeThenOutput } from './child.ts'
import { inRoot, LOCAL } from './paths.ts'
import { say } from './say.ts'

/** What became of one stage of `npm test`. */
export interface StageResult {
  readonly stage: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface VitestRun {
  readonly stage: string
  readonly projects: readonly string[]
  /** Only test files whose path contains one of these words are run. Without words all are. */
  readonly words?: readonly string[]
  readonly env?: Record<string, string>
  /** Whether another stage prints at the same time, so that this one's lines wait until it has ended. */
  readonly beside?: boolean
}

/** Runs a script of package.json that passes or fails as a whole, which counts as one test. Its lines come at its end. */
export async function runCheck(stage: string, script: string): Promise<StageResult> {
  return await timed(stage, async () => {
    const code = await exitCodeThenOutput('npm', ['run', script, '--silent'])
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
}

export async function runVitest(run: VitestRun): Promise<StageResult> {
  const file = join(LOCAL, `test-${run.stage.replaceAll(' ', '-')}.json`)
  const args = [
    'run',
    ...(run.words ?? []),
    ...run.projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  return await timed(run.stage, async () => {
    const start = run.beside ? exitCodeThenOutput : exitCodeOf
    const code = await start('vitest', args, { env: run.env ?? {} })
    const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(file)
    return counted({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code)
  })
}

export async function runPlaywright(words: readonly string[]): Promise<StageResult> {
  const file = join(LOCAL, 'test-e2e.json')
  const args = ['test', ...words, '-c', inRoot('playwright.config.ts'), '--reporter=list,json']
  return await timed('e2e', async () => {
    const code = await exitCodeOf('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
    const report = await readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
    const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
    return counted({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code)
  })
}

async function timed(stage: string, run: () => Promise<Counts>): Promise<StageResult> {
  const start = Date.now()
  say(`Running ${stage}…`)
  const counts = await run()
  const result = { stage, ...counts, seconds: Math.round((Date.now() - start) / 1000) }
  say(lineOf(result))
  return result
}

export function lineOf({ stage, passed, failed, seconds }: StageResult): string {
  return `${stage}: ${passed} passed, ${failed} failed, in ${seconds} s`
}

/** A run that failed without a failed test, or ran none, counts as one failure. */
function counted(counts: Counts, exitCode: number): Counts {
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

async function readJson<T>(file: string): Promise<T | null> {
  return await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  )
}
