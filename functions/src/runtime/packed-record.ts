import type { DocumentData } from 'firebase-admin/firestore'
import { z } from 'zod'
import { packText, unpackText } from './packed-text.ts'

/** Many times the largest, so that bad data cannot fill the memory. */
const UNPACKED_MAX_BYTES = 32_000_000

/** The files of a record as they are stored: a JSON object from name to text, compressed. */
export function packFiles(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return packText(JSON.stringify(files))
}

/** @throws Error when the stored files are damaged */
export function unpackFiles(packed: Uint8Array): Record<string, string> {
  const json = unpackText(packed, UNPACKED_MAX_BYTES)
  return z.record(z.string(), z.string()).parse(JSON.parse(json))
}

/** A stored document with its files unpacked, where it is a record. */
export function unpackRecord(document: DocumentData): DocumentData {
  const { files } = document
  return files instanceof Uint8Array ? { ...document, files: unpackFiles(files) } : document
}
