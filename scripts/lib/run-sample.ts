import { JOB_DEADLINE_MS } from '@gaplens/contracts/limits'
import { modelOfRun } from '../../functions/src/analysis/pipeline/model-usage.ts'
import { runPipeline } from '../../functions/src/analysis/pipeline/pipeline.ts'
import { createMemoryStepStore } from '../../functions/src/analysis/pipeline/step-store.ts'
import { parseEnvironment } from '../../functions/src/runtime/environment.ts'
import { computeUnlimited } from '../../functions/src/runtime/limit-computing.ts'
import { createProviders } from '../../functions/src/wiring.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { startSandbox } from '../../sandbox/src/server.ts'

/**
 * Runs the sample analysis of the sandbox's sites with the real pipeline.
 * @param sites another folder of sites, for example with an edited page
 */
export async function runSample(sites?: string) {
  const [sample] = SAMPLES
  if (sample === undefined) throw new Error('the sandbox has no samples')
  const sandbox = await startSandbox({ port: 0, ...(sites === undefined ? {} : { sites }) })
  const nothing = () => undefined
  const now = () => new Date()
  const providers = createProviders(
    parseEnvironment({ SERPAPI_BASE_URL: `http://127.0.0.1:${sandbox.port}` }),
    now,
  )
  try {
    const { result, status, warnings } = await runPipeline(
      { analysisId: 'sample', keyword: sample.targetKeyword, userPageUrl: sample.userPageUrl },
      {
        ...providers,
        model: modelOfRun(providers.model),
        store: createMemoryStepStore(nothing),
        report: nothing,
        now,
        signal: AbortSignal.timeout(JOB_DEADLINE_MS),
        compute: computeUnlimited,
      },
    )
    if (status !== 'completed') throw new Error(`The sample ended as ${status}.`)
    return {
      keyword: sample.targetKeyword,
      pageUrl: sample.userPageUrl,
      createdAt: result.timestamp,
      status,
      warnings,
      result,
    }
  } finally {
    await providers.close()
    await sandbox.close()
  }
}
