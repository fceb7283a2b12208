import { parseArgs } from 'node:util'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { auditLedger } from '../functions/src/points/audit.ts'
import { openDatabase } from '../functions/src/runtime/database.ts'
import { portOffset, portsAt, requireRunning } from './lib/ports.ts'
import { runMain, say } from './lib/say.ts'
import { PROJECT_ID } from './lib/suite.ts'

/**
 * `npm run ledger:audit`: compares the balance of every account with its ledger. It reads the running emulators or, with
 * `-- --project ID`, a real project with the application default credentials. Exit code 1 when something is wrong.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, 'port-offset': { type: 'string' } },
  })
  if (values.project === undefined) {
    const ports = portsAt(portOffset(process.argv))
    await requireRunning(ports)
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`
    process.env.METADATA_SERVER_DETECTION = 'none'
  }
  if (getApps().length === 0) initializeApp({ projectId: values.project ?? PROJECT_ID })
  let findings = 0
  const counts = await auditLedger(openDatabase(getFirestore()), (finding) => {
    findings += 1
    console.log(`${finding.uid}\t${finding.problem}\t${finding.detail}`)
  })
  say(
    `${counts.users} accounts (${counts.unopened} not opened yet), ${counts.entries} entries, ${findings} findings`,
  )
  process.exit(findings === 0 ? 0 : 1)
})
