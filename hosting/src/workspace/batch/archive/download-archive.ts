import { type Batch, hasReport } from '@gaplens/contracts/batches/batch'
import { BATCH_ARCHIVE_ROWS } from '@gaplens/contracts/limits'
import { ApiError, clientError, isUnsettled } from '../../../api/api-error.ts'
import type { batchCalls } from '../batch-calls.ts'
import { joinZips } from './join-zips.ts'

const TRIES = 3
const WAIT_MS = 1_500

/**
 * Downloads all reports of a batch as one ZIP, in parts, because an answer with two hundred reports would be cut off. A part lost by
 * the network is requested again.
 * @param tell called with the number of reports fetched and the total
 * @throws ApiError
 */
export async function downloadArchive(
  { archivePart }: Pick<ReturnType<typeof batchCalls>, 'archivePart'>,
  { id, rows }: Pick<Batch, 'id' | 'rows'>,
  tell: (done: number, all: number) => void,
): Promise<Blob> {
  const wanted = rows.filter(({ state }) => hasReport(state)).map(({ row }) => row)
  const zips: Uint8Array<ArrayBuffer>[] = []
  let missing: ApiError | null = null
  for (let part = 0; part * BATCH_ARCHIVE_ROWS < wanted.length; part += 1) {
    const from = part * BATCH_ARCHIVE_ROWS
    tell(from, wanted.length)
    try {
      const some = wanted.slice(from, from + BATCH_ARCHIVE_ROWS)
      const zip = await again(() => archivePart(id, some, part))
      zips.push(new Uint8Array(await zip.arrayBuffer()))
    } catch (error) {
      // The owner has deleted these reports since the list was loaded; the others are still fetched.
      if (!(error instanceof ApiError) || error.code !== 'batch-no-reports') throw error
      missing = error
    }
  }
  if (zips.length === 0 && missing !== null) throw missing
  try {
    return joinZips(zips)
  } catch (cause) {
    throw clientError('bad-answer', cause)
  }
}

async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === TRIES || !(error instanceof Error) || !isUnsettled(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt))
    }
  }
}
