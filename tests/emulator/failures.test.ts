import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLedger, type Finding } from '../../functions/src/points/audit.ts'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const userPageUrl = SAMPLES[0]?.userPageUrl ?? ''

/** Failures in a row would have the service left alone, and the tests after these refused. */
beforeEach(() => db.breakers().delete())

/** Everybody these tests brought in. */
const uids = new Set<string>()

async function run(targetKeyword: string, url = userPageUrl) {
  const mei = await newPerson(suite, 'mei')
  uids.add(mei.uid)
  const jobId = await startJob(suite, mei.token, { targetKeyword, userPageUrl: url })
  const job = await finishedJob(suite, mei.token, jobId)
  const user = (await db.users().doc(mei.uid).get()).data()
  return { job, jobId, uid: mei.uid, points: user?.points, unfinished: user?.unfinished }
}

describe('a search service that fails ends the job with a message of its kind and the point back', () => {
  const cases: [string, JobErrorCode][] = [
    ['out-of-searches', 'search-quota'],
    ['rate-limit', 'search-unavailable'],
    ['forbidden', 'search-unavailable'],
    ['server-error', 'search-unavailable'],
    ['unavailable', 'search-unavailable'],
    ['garbage', 'search-unavailable'],
    ['no-results', 'no-results'],
  ]
  it.each(cases)('%s → %s', async (state, code) => {
    const { job, jobId, uid, points, unfinished } = await run(`sandbox:${state} 手沖咖啡`)
    expect(job.status).toBe('failed')
    expect(job.error).toEqual({ code, message: JOB_ERRORS[code].message, refunded: true })
    expect(job.data).toBeNull()
    expect(job.steps.serpApiStatus).toBe('failed')
    expect(points).toBe(5)
    expect(unfinished).toEqual({})
    expect((await db.ledger(uid).doc(`refund_${jobId}`).get()).data()).toMatchObject({
      delta: 1,
      kind: 'refund',
      reason: '分析未完成，退還點數',
    })
  })
})

describe('a search service that heals', () => {
  it.each(['unavailable-once', 'overview-error'])(
    '%s is tried again, and the report comes',
    async (state) => {
      const { job, points } = await run(`sandbox:${state} 除濕機`)
      expect(job.status).toMatch(/^completed/)
      expect(job.steps.serpApiStatus).toBe('completed')
      expect(points).toBe(4)
    },
  )

  it('an overview that Google cannot write now is replaced by organic results, and the report says so', async () => {
    const { job } = await run('sandbox:overview-error-always 除濕機')
    expect(job.status).toBe('completed_with_errors')
    expect(job.warnings.map((warning) => warning.code)).toContain('ai-overview-unavailable')
    expect(job.data?.usedFallbackData).toBe(true)
  })
})

describe('a keyword whose results are about nothing in common', () => {
  it('ends with the reason and the point back', async () => {
    const { job, points } = await run('qwertyuiop zxcvbnm')
    expect(job.status).toBe('failed')
    expect(job.error).toMatchObject({ code: 'scattered-results', refunded: true })
    expect(points).toBe(5)
  })
})

describe('a user page that cannot be read', () => {
  it.each(['404', '403', 'pdf', 'redirect-loop', 'challenge', 'soft-404', 'spa-shell'])(
    '%s: the rest is reported, with no gaps claimed, and the reason is said',
    async (fault) => {
      const { job, jobId, uid, points } = await run('手沖咖啡教學', `https://faults.test/${fault}`)
      expect(job.status).toBe('completed_with_errors')
      expect(job.steps.userPageStatus).toBe('failed')
      expect(job.data?.coverage?.gaps).toEqual([])
      expect(job.data?.coverage?.pages.find((page) => page.role === 'user')?.state).toBe('failed')
      expect(job.warnings.find((warning) => warning.code === 'user-page-failed')?.message).toContain(
        '無法讀取您的網頁',
      )
      // There was nothing to compare with, so the point came back.
      expect(points).toBe(5)
      const refund = await db.ledger(uid).doc(`refund_${jobId}`).get()
      expect(refund.data()?.reason).toBe('無法讀取您的網頁，退還點數')
    },
  )
})

afterAll(async () => {
  const findings: Finding[] = []
  // Other tests write accounts by hand; these were only ever touched by the product.
  await auditLedger(db, (finding) => {
    if (uids.has(finding.uid)) findings.push(finding)
  })
  expect(findings).toEqual([])
})
