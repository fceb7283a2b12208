import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runningBatch } from '../../../../dev/fixtures/batch.ts'
import { ApiError } from '../../../api/api-error.ts'
import { downloadArchive } from './download-archive.ts'

/** A batch whose rows all have a report but the second. */
function batchOf(count: number) {
  const [row] = runningBatch().rows
  if (row === undefined) throw new Error('no row')
  const rows = Array.from({ length: count }, (_, at) => ({ ...row, row: at }))
  return { id: 'b', rows: rows.map((one) => (one.row === 1 ? { ...one, state: 'failed' as const } : one)) }
}

const part = (rows: readonly number[]) =>
  new Blob([zipSync(Object.fromEntries(rows.map((row) => [`${row}.json`, strToU8(String(row))])))])
const gone = new ApiError('batch-no-reports', '沒有報告', { status: 404 })
const lost = new ApiError('network', '網路', { status: 0 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Downloads while time passes. */
async function download(
  answer: (rows: readonly number[], part: number) => Promise<Blob>,
  count = 20,
): Promise<{ files: string[]; told: string[]; asked: string[] }> {
  const asked: string[] = []
  const told: string[] = []
  const archivePart = async (_: string, rows: readonly number[], at: number) => {
    asked.push(`${at}: ${rows.join(',')}`)
    return await answer(rows, at)
  }
  const done = downloadArchive({ archivePart }, batchOf(count), (had, all) => told.push(`${had}/${all}`))
  done.catch(() => undefined)
  await vi.runAllTimersAsync()
  const files = unzipSync(new Uint8Array(await (await done).arrayBuffer()))
  return { files: Object.values(files).map((bytes) => strFromU8(bytes)), told, asked }
}

describe('the archive of a batch', () => {
  it('comes in parts of eight reports and is one file, and says how far it is', async () => {
    const { files, told, asked } = await download(async (rows) => part(rows))
    expect(asked).toEqual(['0: 0,2,3,4,5,6,7,8', '1: 9,10,11,12,13,14,15,16', '2: 17,18,19'])
    expect(told).toEqual(['0/19', '8/19', '16/19'])
    expect(files).toEqual(Array.from({ length: 20 }, (_, at) => String(at)).filter((row) => row !== '1'))
  })

  it('is refused in words where a part is no ZIP', async () => {
    const error = await download(async () => new Blob(['<html>'])).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'bad-answer', message: expect.stringContaining('格式不正確') })
  })

  it('goes on where the network lost a part, and gives up after the third time', async () => {
    let failures = 2
    const flaky = async (rows: readonly number[], at: number) => {
      if (at === 1 && failures > 0) {
        failures -= 1
        throw lost
      }
      return part(rows)
    }
    expect((await download(flaky)).files).toHaveLength(19)
    await expect(download(() => Promise.reject(lost))).rejects.toBe(lost)
  })

  it('leaves out what its owner has deleted meanwhile, and says so when that is all of it', async () => {
    const { files } = await download(async (rows, at) => {
      if (at === 1) throw gone
      return part(rows)
    })
    expect(files).toHaveLength(11)
    await expect(download(() => Promise.reject(gone))).rejects.toBe(gone)
  })

  it('is not half a file when a part is refused', async () => {
    const refused = new ApiError('rate-limited', '太多次', { status: 429 })
    const answer = (rows: readonly number[], at: number) =>
      at === 2 ? Promise.reject(refused) : Promise.resolve(part(rows))
    await expect(download(answer)).rejects.toBe(refused)
  })
})
