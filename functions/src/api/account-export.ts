import { gunzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import { describeExport, type ExportRequest, exportId, isKept, partId } from '../accounts/export/job.ts'
import { runExport } from '../accounts/export/run-export.ts'
import type { Database } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { upkeepFor } from '../runtime/process-documents.ts'
import { ApiError } from './http/errors.ts'

/** How long a request works on the export it has started. Most are ready by then; upkeep continues the others. */
const REQUEST_WORKS_MS = 8_000
/** Exports that the requests of one instance work on concurrently. Each holds some reports in memory. */
const AT_ONCE = 1

let underWay = 0

/** Works on an export for some seconds, unless this instance is busy with others. Upkeep does the rest and repeats failures. */
export async function continueExport(db: Database, request: ExportRequest, now: () => Date): Promise<void> {
  if (underWay >= AT_ONCE) return
  underWay += 1
  try {
    await runExport(upkeepFor(db, now, REQUEST_WORKS_MS), exportId(request))
  } catch (error) {
    log('WARNING', 'account-export-goes-on', describeError(error))
  } finally {
    underWay -= 1
  }
}

/** Answers with the state of an export. */
export async function answerExport(
  db: Database,
  response: Response,
  request: ExportRequest,
  now: Date,
): Promise<void> {
  response.json(describeExport(await readExport(db, request), now))
}

/**
 * Sends one part of an export's file. It stays compressed, as stored, if the client accepts gzip.
 * @throws ApiError 404 when there is no such part, or the file has expired
 */
export async function sendPart(
  db: Database,
  { request, response }: { readonly request: Request; readonly response: Response },
  of: ExportRequest,
  now: Date,
): Promise<void> {
  const job = await readExport(db, of)
  const part = /^\d{1,6}$/.test(String(request.params.part)) ? Number(request.params.part) : Number.NaN
  if (job === undefined || !isKept(job, now) || !(part < job.parts)) throw new ApiError('not-found')
  const found = await db.exportParts(exportId(of)).doc(partId(job.generation, part)).get()
  const gzip = found.data()?.gzip
  if (gzip === undefined) throw new ApiError('not-found')
  response.type('application/octet-stream').vary('Accept-Encoding')
  if (request.acceptsEncodings('gzip') === 'gzip') response.set('content-encoding', 'gzip').end(gzip)
  else response.end(gunzipSync(gzip))
}

async function readExport(db: Database, of: ExportRequest) {
  const job = (await db.exports().doc(exportId(of)).get()).data()
  return job?.uid === of.uid && job.requestedBy === of.requestedBy ? job : undefined
}
