import { once } from 'node:events'
import type { AnalysisDocument } from '@gaplens/contracts/analysis'
import type { BatchDocument } from '@gaplens/contracts/batch'
import { rowAnalysisId } from '@gaplens/contracts/batch-row'
import type { AnalysisResult } from '@gaplens/contracts/report'
import type { ReportBrand } from '@gaplens/report/brand/report-brand'
import type { Response } from 'express'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { hasReport } from '../batch/describe.ts'
import { brandFor } from '../branding/branding.ts'
import { archiveName } from '../export/archive-name.ts'
import { reportFile } from '../export/html-file.ts'
import type { Database } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { taipeiDay } from '../runtime/taipei-time.ts'
import { ApiError } from './http/errors.ts'
import { reportInput } from './report-input.ts'

/** Reports read at a time. It is small, because a report may have a megabyte. */
const AT_ONCE = 4
/** Fast and nearly as small as the best for HTML. */
const DEFLATE_LEVEL = 4

interface Archive {
  readonly id: string
  readonly batch: BatchDocument
  readonly contact: string
  readonly now: Date
}

/**
 * Sends the finished reports of a batch as one ZIP: of each the client edition, the whole report and its data. The
 * archive is made while it is sent and waits whenever the client reads slowly, so that 200 reports need little memory.
 * @throws ApiError 404 when no row has a report, or its owner has deleted all of them
 */
export async function sendArchive(db: Database, response: Response, archive: Archive): Promise<void> {
  const { id, batch, contact, now } = archive
  const rows = Object.entries(batch.ends)
    .flatMap(([row, end]) => (hasReport(end) ? [Number(row)] : []))
    .toSorted((a, b) => a - b)
  const brand = await brandFor(db, batch.uid, contact, now)
  const next = () => readReports(db, id, batch.uid, rows.splice(0, AT_ONCE))
  let reports = await next()
  // Its owner may have deleted reports since; where none is left there is nothing to pack.
  while (reports.length === 0 && rows.length > 0) reports = await next()
  if (reports.length === 0) throw new ApiError('batch-no-reports')
  response.type('zip').attachment(`gaplens-batch-${taipeiDay(now)}.zip`)
  const zip = new Zip((error, piece, isLast) => {
    if (error !== null) response.destroy(error)
    else if (!response.destroyed) response.write(piece)
    if (isLast) response.end()
  })
  try {
    for (;;) {
      for (const report of reports) {
        addReport(zip, report, brand)
        if (response.destroyed) return
        await drained(response)
      }
      if (rows.length === 0) break
      reports = await next()
    }
    zip.end()
  } catch (error) {
    // The head has been sent, so the client must see that the file is cut short.
    log('ERROR', 'batch-archive-failed', { batchId: id, ...describeError(error) })
    response.destroy()
  }
}

/** Waits until a slow client has taken what was sent, or is gone. It leaves no listener behind. */
async function drained(response: Response): Promise<void> {
  if (!response.writableNeedDrain) return
  const over = new AbortController()
  const event = (name: string) => once(response, name, { signal: over.signal }).catch(() => undefined)
  await Promise.race([event('drain'), event('close')])
  over.abort()
}

interface ReadReport {
  readonly row: number
  readonly job: AnalysisDocument
  readonly result: AnalysisResult
}

async function readReports(
  db: Database,
  batchId: string,
  uid: string,
  rows: readonly number[],
): Promise<ReadReport[]> {
  const found = await Promise.all(
    rows.map(async (row) => {
      const job = (await db.analyses().doc(rowAnalysisId(batchId, row)).get()).data()
      return job?.uid === uid && job.result !== null ? [{ row, job, result: job.result }] : []
    }),
  )
  return found.flat()
}

function addReport(zip: Zip, { row, job, result }: ReadReport, brand: ReportBrand): void {
  const name = archiveName(row, job.targetKeyword)
  const input = reportInput(job, result, brand)
  const files: [string, string][] = [
    [`client/${name}.html`, reportFile(input, 'client')],
    [`html/${name}.html`, reportFile(input, 'full')],
    [`json/${name}.json`, JSON.stringify(result, null, 2)],
  ]
  for (const [path, text] of files) {
    const file = new ZipDeflate(path, { level: DEFLATE_LEVEL })
    zip.add(file)
    file.push(strToU8(text), true)
  }
}
