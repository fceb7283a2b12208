import { z } from 'zod'

/** A part missing in an archive. `page-text`: the text of one page, which did not fit; `root`: the hash stored by the server. */
const MissingPartSchema = z.object({
  code: z.enum(['search', 'pages', 'page-text', 'root']),
  /** The page, for `page-text`. */
  pageId: z.string().nullable(),
})
export type MissingPart = z.infer<typeof MissingPartSchema>

/**
 * `analyses/{id}/record/files`: the data that a report was made from, as the files of its archive. It is written once together with
 * the report and deleted with it.
 */
export const RecordDocumentSchema = z.object({
  /** A JSON object from name to text, compressed with brotli. The archive contains each text byte for byte as UTF-8. */
  files: z.instanceof(Uint8Array),
  lacks: z.array(MissingPartSchema),
})
export type RecordDocument = z.infer<typeof RecordDocumentSchema>
