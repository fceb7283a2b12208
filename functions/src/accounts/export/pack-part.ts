import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Largest compressed part. A Firestore document holds 1 MiB. */
const PART_MAX_BYTES = 900_000

const pack = promisify(gzip)

/**
 * Compresses a piece of the file into parts that a document can hold, each a gzip stream of its own. Text compresses to an
 * eighth, so there is usually one part; data that does not compress is halved until it fits. A part may end within a
 * character, because the bytes of all parts are joined before they are decoded.
 */
export async function packParts(piece: Uint8Array): Promise<Uint8Array[]> {
  const packed = await pack(piece)
  if (packed.byteLength <= PART_MAX_BYTES) return [packed]
  const half = Math.ceil(piece.byteLength / 2)
  return [...(await packParts(piece.subarray(0, half))), ...(await packParts(piece.subarray(half)))]
}
