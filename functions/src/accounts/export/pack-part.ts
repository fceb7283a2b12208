import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Largest part, packed. A document of Firestore holds 1 MiB. */
const PART_MAX_BYTES = 900_000

const pack = promisify(gzip)

/**
 * Packs a piece of the file into parts that a document can hold, each a gzip stream of its own. Text packs to an eighth,
 * so there is one; what can't be packed is halved until it fits. A part may end within a character: their bytes are
 * joined before they are read.
 */
export async function packParts(piece: Uint8Array): Promise<Uint8Array[]> {
  const packed = await pack(piece)
  if (packed.byteLength <= PART_MAX_BYTES) return [packed]
  const half = Math.ceil(piece.byteLength / 2)
  return [...(await packParts(piece.subarray(0, half))), ...(await packParts(piece.subarray(half)))]
}
