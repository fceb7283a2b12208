import { rm } from 'node:fs/promises'
import { run } from './lib/child.ts'
import { findFirestoreEmulator } from './lib/firestore-emulator.ts'
import { portsAt, requireFree } from './lib/ports.ts'
import { runMain } from './lib/say.ts'
import { PROJECT_ID, writeConfig } from './lib/suite.ts'
import { runMutants } from './rules/run-mutants.ts'

const OFFSET = 26_000

/**
 * `npm run test:rules:mutants`: changes firestore.rules one condition at a time and walks the table of tests/rules
 * against each. Every mutant is killed by a row, or explained in scripts/rules/equivalent-mutants.ts. Starts a
 * Firestore emulator of its own, or uses the one that FIRESTORE_EMULATOR_HOST names.
 */
await runMain(async () => {
  const running = process.env.FIRESTORE_EMULATOR_HOST
  if (running) return await runMutants(`http://${running}`)
  const ports = portsAt(OFFSET)
  await requireFree(ports, OFFSET)
  const suite = await findFirestoreEmulator()
  const config = await writeConfig(ports, OFFSET)
  try {
    const exec = ['emulators:exec', '--only', 'firestore', '--project', PROJECT_ID, '--config', config]
    await run(suite.command, [...suite.args, ...exec, 'node scripts/rules-mutants.ts'], {
      hint: 'A row of tests/rules/table.ts should kill what survives.',
    })
  } finally {
    await rm(config, { force: true })
  }
})
