import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { type BatchDocument, hasReport } from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import type { ReportBrand } from '@gaplens/report/brand/report-brand'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { brandFor } from '../branding/branding.ts'
import { archiveName } from '../export/archive-name.ts'
import { reportFile } from '../export/html-file.ts'
import type { Database } from '../runtime/database.ts'
import { reportInput } from './report-input.ts'
import { withReportSlot } from './report-slots.ts'

/** For HTML this level is fast and nearly as small as the highest. */
const DEFLATE_LEVEL = 4

interface ArchivePart {
  readonly id: string
  readonly batch: BatchDocument
  /** Counted from 0. */
  readonly rows: readonly number[]
  readonly contact: string
  readonly now: Date
}

/**
 * The finished reports of some rows of a batch as a ZIP. Each has the client edition, the full report and its data.
 * @returns null when none of the rows has a report, or the owner has deleted them
 */
export async function packArchive(db: Database, part: ArchivePart): Promise<Buffer | null> {
  const { id, batch, contact, now } = part
  const rows = part.rows.filter((row) => {
    const end = batch.ends[row]
    return end !== undefined && hasReport(end.status)
  })
  if (rows.length === 0) return null
  const brand = await brandFor(db, batch.uid, contact, now)
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    pieces.push(piece)
  })
  let packed = 0
  for (const row of rows.toSorted((a, b) => a - b))
    await withReportSlot(async () => {
      const job = (await db.analyses().doc(rowAnalysisId(id, row)).get()).data()
      if (job?.uid !== batch.uid || job.result === null) return
      addReport(zip, row, job, job.result, brand)
      packed += 1
    })
  if (packed === 0) return null
  zip.end()
  return Buffer.concat(pieces)
}

function addReport(
  zip: Zip,
  row: number,
  job: AnalysisDocument,
  result: AnalysisResult,
  brand: ReportBrand,
): void {
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
