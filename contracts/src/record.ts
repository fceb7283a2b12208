import { z } from 'zod'

/** What an archive lacks: `page-text` the text of one page, which did not fit; `root` that the server noted its hash. */
export const MissingPartSchema = z.object({
  code: z.enum(['search', 'pages', 'page-text', 'root']),
  /** The page, for `page-text`. */
  pageId: z.string().nullable(),
})
export type MissingPart = z.infer<typeof MissingPartSchema>

/**
 * `analyses/{id}/record/files`: what a report was made from, as the files of its archive. It is written once, with the
 * report, and is deleted with it.
 */
export const RecordDocumentSchema = z.object({
  /** A JSON object from name to text, compressed by brotli. The archive holds each text byte for byte as UTF-8. */
  files: z.instanceof(Uint8Array),
  lacks: z.array(MissingPartSchema),
})
export type RecordDocument = z.infer<typeof RecordDocumentSchema>
