import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { DocumentData } from 'firebase-admin/firestore'
import { packText, unpackText } from './packed-text.ts'

/** Limit on the size of an unpacked report, many times the largest, so that bad data cannot fill the memory. */
const UNPACKED_MAX_BYTES = 16_000_000

/** A report as it is stored: JSON, compressed. */
export function packReport(report: AnalysisResult): Uint8Array {
  return packText(reportText(report))
}

/** The JSON text of a report, as it is stored: the same for the report as made, packed, or stored by an earlier version. */
export function reportText(stored: unknown): string {
  return stored instanceof Uint8Array ? unpackText(stored, UNPACKED_MAX_BYTES) : JSON.stringify(stored)
}

/**
 * A stored document of `analyses` with its report unpacked, for code that reads it without its converter. Reports of
 * earlier versions are stored as they are, and stay so.
 * @throws Error when the compressed report is damaged; its `name` or `code` says so
 */
export function unpackReport(document: DocumentData): DocumentData {
  const { result } = document
  if (!(result instanceof Uint8Array)) return document
  return { ...document, result: JSON.parse(unpackText(result, UNPACKED_MAX_BYTES)) as unknown }
}
