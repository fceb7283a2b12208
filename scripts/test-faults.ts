import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { SUITES_VARIABLE, suitesText } from '../tests/support/suite.ts'
import { run } from './lib/child.ts'
import { findFirestoreEmulator } from './lib/firestore-emulator.ts'
import { portsAt, requireFree } from './lib/ports.ts'
import { runMain, say } from './lib/say.ts'
import { PROJECT_ID, writeConfig } from './lib/suite.ts'

const OFFSET = 25_000

/**
 * `npm run test:faults -- --seed S --rounds N`: random schedules of starts, deliveries, deaths, cancellations, deletions, adjustments
 * and sweeps against the Firestore emulator; every invariant is checked after every step. The seed is printed.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, rounds: { type: 'string', default: '300' } },
  })
  const seed = values.seed ?? String(Date.now() % 1_000_000)
  const ports = portsAt(OFFSET)
  await requireFree(ports, OFFSET)
  const suite = await findFirestoreEmulator()
  const config = await writeConfig(ports, OFFSET)
  say(`${values.rounds} rounds, seed ${seed}`)
  try {
    const exec = ['emulators:exec', '--only', 'firestore', '--project', PROJECT_ID, '--config', config]
    const vitest = 'vitest run --project emulator tests/emulator/faults.test.ts -t "random schedules"'
    await run(suite.command, [...suite.args, ...exec, vitest], {
      env: {
        [SUITES_VARIABLE]: suitesText([{ address: 'none', group: 0, ports }]),
        GAPLENS_SEED: seed,
        GAPLENS_ROUNDS: values.rounds,
      },
      hint: `Again with: npm run test:faults -- --seed ${seed} --rounds ${values.rounds}`,
    })
  } finally {
    await rm(config, { force: true })
  }
})
