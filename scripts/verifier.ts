import { writeFile } from 'node:fs/promises'
import { inRoot } from './lib/paths.ts'
import { runMain, say } from './lib/say.ts'
import { buildVerifiers } from './verifier/build.ts'

/**
 * `npm run verifier`: writes the two verifiers in each archive. Run it when `report/src/archive` or `scripts/verifier` changes;
 * a test compares the output with its sources.
 */
await runMain(async () => {
  const folder = inRoot('functions/src/export/archive/verifier')
  for (const [name, text] of Object.entries(await buildVerifiers()))
    await writeFile(`${folder}/${name}`, text)
  say('Written: verify.mjs and verify.html.')
})
