import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { AnalyzeRequestSchema } from '@gaplens/contracts/analysis/requests'
import { API_ERRORS, isApiErrorCode } from '@gaplens/contracts/errors'
import { JOB_DEADLINE_MS } from '@gaplens/contracts/limits'
import { JobFailure } from '../functions/src/analysis/pipeline/job-failure.ts'
import { modelOfRun } from '../functions/src/analysis/pipeline/model-usage.ts'
import { runPipeline } from '../functions/src/analysis/pipeline/pipeline.ts'
import type { Progress } from '../functions/src/analysis/pipeline/progress.ts'
import { createMemoryStepStore } from '../functions/src/analysis/pipeline/step-store.ts'
import { parseEnvironment } from '../functions/src/runtime/environment.ts'
import { computeUnlimited } from '../functions/src/runtime/limit-computing.ts'
import { createProviders } from '../functions/src/wiring.ts'
import { startSandbox } from '../sandbox/src/server.ts'
import { loadSecrets } from './lib/environment.ts'
import { runMain, Stop, say } from './lib/say.ts'

const USAGE = 'Usage: npm run analyze -- --keyword KEYWORD --url URL [--out report.json]'
/** The last line of progress shown. */
let shown = ''
const EXIT = { completed: 0, failed: 1, usage: 2, completed_with_errors: 3 } as const

/**
 * `npm run analyze`: runs the pipeline in a terminal, without emulators. The report is JSON on stdout (and in --out).
 * Exit codes: 0 completed, 1 failed, 2 wrong usage, 3 completed with errors.
 */
await runMain(async () => {
  const { request, out } = readArguments()
  loadSecrets()
  const sandbox =
    process.env.SERPAPI_API_KEY || process.env.SERPAPI_BASE_URL ? null : await startSandbox({ port: 0 })
  if (sandbox !== null) {
    say('No SERPAPI_API_KEY or SERPAPI_BASE_URL: the sandbox answers, and *.test addresses lead to it.')
    process.env.SERPAPI_BASE_URL = `http://127.0.0.1:${sandbox.port}`
  }
  const now = () => new Date()
  const providers = createProviders(parseEnvironment(process.env), now)
  try {
    const outcome = await runPipeline(
      { analysisId: randomUUID(), keyword: request.targetKeyword, userPageUrl: request.userPageUrl },
      {
        ...providers,
        model: modelOfRun(providers.model),
        store: createMemoryStepStore(showProgress),
        report: showProgress,
        now,
        signal: AbortSignal.timeout(JOB_DEADLINE_MS),
        compute: computeUnlimited,
      },
    )
    for (const { message } of outcome.warnings) say(`⚠ ${message}`)
    const report = `${JSON.stringify(outcome.result, null, 2)}\n`
    if (out !== undefined) await writeFile(out, report)
    process.stdout.write(report)
    say(`${outcome.status}, quality ${outcome.result.qualityAssessment.score}/100`)
    process.exitCode = EXIT[outcome.status]
  } catch (error) {
    if (error instanceof JobFailure) throw new Stop(`failed (${error.code}): ${error.message}`, EXIT.failed)
    throw error
  } finally {
    await providers.close()
    await sandbox?.close()
  }
})

function readArguments(): {
  request: { targetKeyword: string; userPageUrl: string }
  out: string | undefined
} {
  const values = parseFlags()
  if (values.keyword === undefined || values.url === undefined) throw new Stop(USAGE, EXIT.usage)
  const request = AnalyzeRequestSchema.safeParse({ targetKeyword: values.keyword, userPageUrl: values.url })
  if (!request.success) {
    const problem = request.error.issues[0]?.message ?? 'wrong input'
    const message = isApiErrorCode(problem) ? API_ERRORS[problem].message : problem
    throw new Stop(`${message}\n${USAGE}`, EXIT.usage)
  }
  return { request: request.data, out: values.out }
}

function parseFlags() {
  try {
    const { values } = parseArgs({
      options: { keyword: { type: 'string' }, url: { type: 'string' }, out: { type: 'string' } },
    })
    return values
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n${USAGE}`, EXIT.usage)
  }
}

function showProgress(progress: Progress): void {
  const ended = progress.sources.filter((source) => source.state !== 'waiting').length
  const pages = progress.sources.length > 0 ? `, ${ended}/${progress.sources.length} pages` : ''
  const line = `${String(progress.percent).padStart(3)} %  ${progress.stage}${pages}`
  if (line !== shown) say(line)
  shown = line
}
