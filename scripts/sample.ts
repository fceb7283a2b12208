import { mkdir, writeFile } from 'node:fs/promises'
import { run } from './lib/child.ts'
import { inRoot } from './lib/paths.ts'
import { runSample } from './lib/run-sample.ts'
import { sampleFacts } from './lib/sample-facts.ts'
import { runMain, say } from './lib/say.ts'

/**
 * `npm run sample`: writes the sample report that the public site shows at /sample, made by the real pipeline from the
 * sandbox's sites, and the few figures of it that the landing pages quote. Run it when reports change.
 */
await runMain(async () => {
  const report = await runSample()
  const folder = inRoot('hosting', 'src', 'site', 'sample')
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/report.json`, `${JSON.stringify(report)}\n`)
  const facts = inRoot('hosting', 'src', 'site', 'landing', 'sample-facts.json')
  await writeFile(facts, JSON.stringify(sampleFacts(report), null, 2))
  await run('biome', ['format', '--write', facts], { quiet: true })
  const { status, result } = report
  say(`Written: the sample report (${status}, quality ${result.qualityAssessment.score}/100) and its facts.`)
})
