import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { AnalysisResult } from '@gaplens/contracts/report'
import type { DocumentData } from 'firebase-admin/firestore'

/** Level 5 takes 10 to 20 ms for a report and leaves an eighth of it; higher levels take longer and gain little. */
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Limit on the size of an unpacked report, many times the largest, so that bad data cannot fill the memory. */
const UNPACKED_MAX_BYTES = 16_000_000

/** A report as it is stored: JSON, compressed. Storage is the largest cost of Firestore at scale. */
export function packReport(report: AnalysisResult): Uint8Array {
  return brotliCompressSync(reportText(report), LEVEL)
}

/** The JSON text of a report, as it is stored: the same for the report as made, packed, or stored by an earlier version. */
export function reportText(stored: unknown): string {
  return stored instanceof Uint8Array ? unpacked(stored) : JSON.stringify(stored)
}

/**
 * A stored document of `analyses` with its report unpacked, for code that reads it without its converter. Reports of
 * earlier versions are stored as they are, and stay so.
 * @throws Error when the compressed report is damaged; its `name` or `code` says so
 */
export function unpackReport(document: DocumentData): DocumentData {
  const { result } = document
  if (!(result instanceof Uint8Array)) return document
  return { ...document, result: JSON.parse(unpacked(result)) as unknown }
}

function unpacked(packed: Uint8Array): string {
  return brotliDecompressSync(packed, { maxOutputLength: UNPACKED_MAX_BYTES }).toString('utf8')
}
