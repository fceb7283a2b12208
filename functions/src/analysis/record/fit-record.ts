import type { RecordDocument } from '@gaplens/contracts/analysis/record'
import type { Files } from '@gaplens/report/archive/hashes'
import { REPORT } from '@gaplens/report/archive/manifest'
import { packFiles } from '../../runtime/packed-record.ts'
import { type RecordFiles, type ReportMaterials, recordFiles } from './record-files.ts'

/** A Firestore document holds 1 MiB. */
const PACKED_MAX_BYTES = 950_000

/** Packs a record into its document. If it is too large, the longest texts are left out, and `lacks` names them. */
export function packRecord(
  subject: Parameters<typeof recordFiles>[0],
  materials: ReportMaterials,
  maxBytes = PACKED_MAX_BYTES,
): { readonly record: RecordFiles; readonly document: RecordDocument } {
  const longestFirst = materials.sources
    .flatMap(({ id, page }) => (page === null ? [] : [{ id, length: page.text.length }]))
    .sort((a, b) => b.length - a.length)
  const omitted = new Set<string>()
  let { answers } = materials
  for (;;) {
    const record = recordFiles(subject, { ...materials, answers }, omitted)
    const files = packFiles(record.files)
    if (files.length <= maxBytes) return { record, document: { files, lacks: [...record.lacks] } }
    const longest = longestFirst.find(({ id }) => !omitted.has(id))
    if (longest !== undefined) omitted.add(longest.id)
    else if (answers.length > 0) answers = []
    // Without texts and answers a record is a few thousand bytes.
    else return { record, document: { files, lacks: [...record.lacks] } }
  }
}

/** The evidence of an archive: the record's files and the report, as bytes. */
export function evidenceFiles(record: Readonly<Record<string, string>>, report: string): Files {
  const bytes = new TextEncoder()
  const texts = Object.entries({ ...record, [REPORT]: report })
  return new Map(texts.map(([path, text]) => [path, bytes.encode(text)]))
}
