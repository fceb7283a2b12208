import { sweepAnalyses } from '../functions/src/analysis/job/sweep-analyses.ts'
import { upkeepFor } from '../functions/src/runtime/process-documents.ts'
import { portOffset, portsAt, requireRunning } from './lib/ports.ts'
import { runMain, say } from './lib/say.ts'
import { suiteDatabase } from './lib/seed.ts'
import { suiteTasks } from './lib/suite-tasks.ts'

/** `npm run sweep`: runs the upkeep that the deployed schedule runs every minute, once, on the running emulators. */
await runMain(async () => {
  const ports = portsAt(portOffset(process.argv))
  await requireRunning(ports)
  const upkeep = upkeepFor(suiteDatabase({ ports }), () => new Date(), 60_000)
  const counts = await sweepAnalyses(upkeep, suiteTasks(ports))
  say(`${counts.redispatched} jobs dispatched anew, ${counts.failed} ended`)
  process.exit(0)
})
