import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'

const lines = vi.hoisted(() => [] as Record<string, unknown>[])
vi.mock('firebase-functions/logger', () => ({ write: (line: Record<string, unknown>) => lines.push(line) }))

const { enterStage, NOTHING_YET } = await import('../pipeline/progress.ts')
const { openProgressLog } = await import('./progress-log.ts')
type Lease = Parameters<typeof openProgressLog>[0]

afterEach(() => {
  lines.length = 0
})

const job = { uid: 'ann', targetKeyword: '不該出現的關鍵字', userPageUrl: 'https://secret.test/page?key=1' }
const lease = { analysisId: 'a1', attempt: 2, job, leaseUntil: Timestamp.now() } as unknown as Lease

describe('a job’s progressLog', () => {
  it('logs each stage once, when it begins, with the job’s id, the attempt and the time', () => {
    let clock = 1_000
    const progressLog = openProgressLog(lease, () => new Date(clock))
    const overview = enterStage(NOTHING_YET, 'overview')
    progressLog.note(overview)
    clock += 1_500
    const pages = enterStage(overview, 'pages')
    progressLog.note(pages)
    progressLog.note({ ...pages, percent: 40 })
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'analysis-stage',
        analysisId: 'a1',
        attempt: 2,
        stage: 'overview',
        ms: 0,
      }),
      expect.objectContaining({
        event: 'analysis-stage',
        analysisId: 'a1',
        attempt: 2,
        stage: 'pages',
        ms: 1_500,
      }),
    ])
    expect(progressLog.latest()?.percent).toBe(40)
  })

  it('logs neither the keyword nor the page of the job', () => {
    const progressLog = openProgressLog(lease, () => new Date(0))
    progressLog.note(enterStage(NOTHING_YET, 'overview'))
    expect(JSON.stringify([...lines, progressLog.fields()])).not.toMatch(/關鍵字|secret\.test/)
  })
})
