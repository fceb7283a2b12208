import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAnalysis } from '../../functions/src/analysis/delete-analysis.ts'
import { cancelJob } from '../../functions/src/analysis/job/cancel.ts'
import { takeLease } from '../../functions/src/analysis/job/lease.ts'
import { startAnalysis } from '../../functions/src/analysis/start-analysis.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { identityOf } from '../support/identity-of.ts'
import { NO_ADMIN } from '../support/opening.ts'
import { ownFirestore } from '../support/project.ts'

let db: Database
beforeEach(() => {
  db = openDatabase(ownFirestore('joined'))
})

const COFFEE = { targetKeyword: '手沖咖啡', userPageUrl: 'https://mei.example/' }
const TEA = { ...COFFEE, targetKeyword: '冷泡茶' }

/** @returns the analysis' id, or the code of the refusal */
async function start(idempotencyKey: string, request = COFFEE, uid = 'mei'): Promise<string> {
  const now = new Date()
  const identity = identityOf(uid)
  const outcome = await startAnalysis(db, { identity, request, idempotencyKey, opening: NO_ADMIN, now })
  return outcome.kind === 'refused' ? outcome.refusal.code : outcome.id
}

const pointsOf = async (uid: string) => (await db.users().doc(uid).get()).data()?.points

/** Ends the analysis, so that the same request is no longer one for a running analysis. */
async function end(id: string): Promise<void> {
  await takeLease(db, id, new Date())
  expect(await cancelJob(db, id, 'mei', true, new Date())).toEqual({ kind: 'cancelled', refunded: false })
}

describe('a request that was answered with a running analysis', () => {
  it('gets the same answer after that has ended, and is not charged', async () => {
    const id = await start('first')
    expect(await start('second')).toBe(id)
    await end(id)
    expect(await start('second')).toBe(id)
    expect(await pointsOf('mei')).toBe(SIGNUP_POINTS - 1)
    expect(await start('third')).not.toBe(id)
  })

  it('gets the deleted id’s answer after that was deleted, and is not charged', async () => {
    const id = await start('first')
    expect(await start('second')).toBe(id)
    await end(id)
    await deleteAnalysis(db, id, 'mei', new Date())
    const answered = await start('second')
    expect((await db.analyses().doc(answered).get()).exists).toBe(false)
    expect(await pointsOf('mei')).toBe(SIGNUP_POINTS - 1)
  })

  it('is refused with another body, and its key says nothing about another person’s', async () => {
    const id = await start('first')
    expect(await start('second')).toBe(id)
    expect(await start('second', TEA)).toBe('idempotency-conflict')
    expect(await start('second', TEA, 'jun')).toHaveLength(24)
    expect(await pointsOf('jun')).toBe(SIGNUP_POINTS - 1)
  })
})
