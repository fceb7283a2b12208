import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import { RESULT } from '../export/testing/sample-file.ts'
import { packReport, unpackReport } from './packed-report.ts'

describe('a packed report', () => {
  it('unpacks to the same report', () => {
    const stored = { uid: 'mei', result: packReport(RESULT) }
    expect(AnalysisResultSchema.parse(unpackReport(stored).result)).toEqual(RESULT)
  })

  it('takes less than a quarter of the space', () => {
    const bytes = Buffer.byteLength(JSON.stringify(RESULT))
    expect(packReport(RESULT).byteLength).toBeLessThan(bytes / 4)
  })

  it('is never larger than the report itself, so that a trimmed report always fits', () => {
    const noise = { noise: randomBytes(600_000).toString('base64') } as unknown as AnalysisResult
    expect(packReport(noise).byteLength).toBeLessThan(Buffer.byteLength(JSON.stringify(noise)))
  })

  it.each([null, undefined])('is not expected in a document without a report (%s)', (result) => {
    expect(unpackReport({ uid: 'mei', result })).toEqual({ uid: 'mei', result })
  })

  it('of an earlier version, stored unpacked, is read unchanged', () => {
    expect(unpackReport({ result: RESULT }).result).toEqual(RESULT)
  })

  it('that is damaged, or unpacks to more than any report, is refused', () => {
    expect(() => unpackReport({ result: new Uint8Array([1, 2, 3]) })).toThrow()
    expect(() => unpackReport({ result: brotliCompressSync(Buffer.alloc(17_000_000, '1')) })).toThrow()
  })
})
