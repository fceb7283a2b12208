import { writeFile } from 'node:fs/promises'
import { lintRules } from './borders/lint-rules.ts'
import { run } from './lib/child.ts'
import { inRoot } from './lib/paths.ts'
import { runMain } from './lib/say.ts'

/** `npm run borders`: writes the linter's rules from the table of who may import whom. */
await runMain(async () => {
  const file = inRoot('biome.borders.json')
  await writeFile(file, JSON.stringify(lintRules(), null, 2))
  await run('biome', ['format', '--write', file])
})
