import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { createJobWriter } from '../../functions/src/analysis/job/job-writer.ts'
import { takeLease } from '../../functions/src/analysis/job/lease.ts'
import { keepsStepResults } from '../../functions/src/analysis/testing/step-store-contract.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { beginAnalysis } from '../support/begin-analysis.ts'
import { identityOf } from '../support/identity-of.ts'
import { ownFirestore } from '../support/project.ts'

let db: Database
beforeAll(() => {
  db = openDatabase(ownFirestore('steps'))
})
afterAll(() => db.firestore.terminate())

describe('step results in a job’s documents', () => {
  keepsStepResults(async () => {
    const uid = `steps-${randomUUID()}`
    const request = { targetKeyword: '手沖咖啡', userPageUrl: 'https://own.example/' }
    const id = await beginAnalysis(db, {
      identity: identityOf(uid),
      request,
      idempotencyKey: uid,
      opening: { adminEmail: null, addressKey: null },
      now: new Date(),
    })
    const answer = await takeLease(db, id, new Date())
    if (answer.kind !== 'taken') throw new Error(`the lease is ${answer.kind}`)
    const open = () =>
      createJobWriter(
        db,
        answer.lease,
        () => new Date(),
        () => undefined,
      ).store
    return {
      store: open(),
      reopen: async () => open(),
      seenPercent: async () => (await db.analyses().doc(id).get()).data()?.progress ?? -1,
    }
  })
})
