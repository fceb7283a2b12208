import {
  DRAFT_BASIS_VERSION,
  type DraftBasis,
  type DraftBasisDocument,
} from '@gaplens/contracts/drafts/draft-score'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { packText, unpackText } from '../runtime/packed-text.ts'

/** A Firestore document holds 1 MiB. A larger basis is not stored, and the report then has no drafts. */
const PACKED_MAX_BYTES = 900_000
/** Limit on the unpacked size, so that bad data cannot fill the memory. */
const UNPACKED_MAX_BYTES = 16_000_000

/** Packs a basis for storage; null when it is too large. */
export function packBasis(basis: DraftBasis): DraftBasisDocument | null {
  const packed = packText(JSON.stringify(basis))
  if (packed.length <= PACKED_MAX_BYTES) return { version: basis.schemaVersion, packed }
  log('WARNING', 'draft-basis-too-large', { analysisId: basis.analysisId, bytes: packed.length })
  return null
}

/** The JSON of a report's draft basis; null when none is stored or it is of another version. */
export async function readBasis(db: Database, analysisId: string): Promise<string | null> {
  const document = (await db.draftBasis(analysisId).get()).data()
  if (document === undefined || document.version !== DRAFT_BASIS_VERSION) return null
  return unpackText(document.packed, UNPACKED_MAX_BYTES)
}
