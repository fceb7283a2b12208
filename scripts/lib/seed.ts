import { setTimeout as sleep } from 'node:timers/promises'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { prepareCredit } from '../../functions/src/points/purchases.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { ACCOUNTS, SEED_ANALYSES } from '../../sandbox/src/seed.ts'
import { ensureAccount, signIn } from './accounts.ts'
import { finishedJob, startJob } from './api-client.ts'
import { say } from './say.ts'
import { PROJECT_ID, type Suite } from './suite.ts'

const databases = new Map<number, Database>()

/** The suite's Firestore, with the server's rights. */
export function suiteDatabase(suite: Pick<Suite, 'ports'>): Database {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${suite.ports.firestore}`
  // Without this the client library would ask the network whether it runs on a Google machine.
  process.env.METADATA_SERVER_DETECTION = 'none'
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${suite.ports.auth}`
  const known = databases.get(suite.ports.firestore)
  if (known !== undefined) return known
  // Each suite has an app of its own, because a client keeps the address it was made with.
  const name = getApps().length === 0 ? undefined : `suite-${suite.ports.firestore}`
  const db = openDatabase(getFirestore(initializeApp({ projectId: PROJECT_ID }, name)))
  databases.set(suite.ports.firestore, db)
  return db
}

/**
 * Seeds a new suite with two accounts and some finished analyses. They are created as users create them, through the API
 * and the real pipeline. A suite that already has them is left unchanged.
 */
export async function seed(suite: Suite, db: Database): Promise<void> {
  for (const account of Object.values(ACCOUNTS)) await ensureAccount(suite, account)
  const token = await signIn(suite, ACCOUNTS.user)
  const seeded = await db.ledger(ACCOUNTS.user.uid).doc('purchase_seed').get()
  if (seeded.exists) return
  await openAdmin(db)

  say('Seeding sample analyses…')
  for (const [at, request] of SEED_ANALYSES.entries()) {
    const job = await finishedJob(suite, token, await startJob(suite, token, request, `seed-${at}-analysis`))
    if (job.status === 'failed')
      say(`The sample analysis of「${request.targetKeyword}」failed: ${job.error?.message}`)
  }
  const purchase = { orderId: 'seed', points: 60, reason: '示範點數' }
  await db.firestore.runTransaction(async (tx) => {
    const { write } = await prepareCredit(db, tx, ACCOUNTS.user.uid, purchase)
    write(new Date())
  })
}

/**
 * Writes the admin's document as the client does at the first sign-in, and waits until the trigger has opened the account and made it
 * admin. Otherwise the first visit to /admin would find a plain user, and send them to the workspace.
 */
async function openAdmin(db: Database): Promise<void> {
  const { uid, email, displayName } = ACCOUNTS.admin
  const reference = db.users().doc(uid)
  // Whoever has signed in meanwhile has opened it already.
  if ((await reference.get()).exists) return
  const now = Timestamp.now()
  await reference.set({
    uid,
    email,
    displayName,
    photoURL: null,
    points: SIGNUP_POINTS,
    role: 'user',
    createdAt: now,
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await reference.get()).data()?.role === 'admin') return
    await sleep(100)
  }
  say('The admin account is not ready yet: if /admin shows the workspace, open it again.')
}
