import { mkdir, writeFile } from 'node:fs/promises'
import { JOB_DEADLINE_MS } from '@gaplens/contracts/limits'
import { runPipeline } from '../functions/src/analysis/pipeline/pipeline.ts'
import { createMemoryStepStore } from '../functions/src/analysis/pipeline/step-store.ts'
import { parseEnvironment } from '../functions/src/runtime/environment.ts'
import { createProviders } from '../functions/src/wiring.ts'
import { SAMPLES } from '../sandbox/src/seed.ts'
import { startSandbox } from '../sandbox/src/server.ts'
import { run } from './lib/child.ts'
import { inRoot } from './lib/paths.ts'
import { sampleFacts } from './lib/sample-facts.ts'
import { runMain, say } from './lib/say.ts'

/**
 * `npm run sample`: writes the sample report that the public site shows at /sample, made by the real pipeline from the
 * sandbox's sites, and the few figures of it that the landing pages quote. To be run when the report changes its shape.
 */
await runMain(async () => {
  const [sample] = SAMPLES
  if (sample === undefined) throw new Error('the sandbox has no samples')
  const sandbox = await startSandbox({ port: 0 })
  const providers = createProviders(
    parseEnvironment({ SERPAPI_BASE_URL: `http://127.0.0.1:${sandbox.port}` }),
  )
  try {
    const nothing = () => undefined
    const outcome = await runPipeline(
      { analysisId: 'sample', keyword: sample.targetKeyword, userPageUrl: sample.userPageUrl },
      {
        ...providers,
        store: createMemoryStepStore(nothing),
        report: nothing,
        now: () => new Date(),
        signal: AbortSignal.timeout(JOB_DEADLINE_MS),
      },
    )
    const { result, status, warnings } = outcome
    if (status !== 'completed') throw new Error(`The sample ended as ${status}: nothing is written.`)
    const report = {
      keyword: sample.targetKeyword,
      pageUrl: sample.userPageUrl,
      createdAt: result.timestamp,
      status,
      warnings,
      result,
    }
    const folder = inRoot('hosting', 'src', 'site', 'sample')
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/report.json`, `${JSON.stringify(report)}\n`)
    const facts = inRoot('hosting', 'src', 'site', 'landing', 'sample-facts.json')
    await writeFile(facts, JSON.stringify(sampleFacts(report), null, 2))
    await run('biome', ['format', '--write', facts], { quiet: true })
    say(
      `Written: the sample report (${status}, quality ${result.qualityAssessment.score}/100) and its facts.`,
    )
  } finally {
    await providers.close()
    await sandbox.close()
  }
})
