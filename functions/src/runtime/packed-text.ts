import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Level 5 takes 10 to 20 ms for a report and leaves an eighth of it; higher levels take longer and gain little. */
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A text as it is stored in a document: compressed. Storage is the largest cost of Firestore at scale. */
export function packText(text: string): Uint8Array<ArrayBuffer> {
  return brotliCompressSync(text, LEVEL)
}

/**
 * @param maxBytes many times what the largest takes unpacked, so that bad data cannot fill the memory
 * @throws Error when the stored bytes are damaged, or unpack to more; its `name` or `code` says so
 */
export function unpackText(packed: Uint8Array, maxBytes: number): string {
  return brotliDecompressSync(packed, { maxOutputLength: maxBytes }).toString('utf8')
}
