import type { Edition } from '../text/report-text.ts'
import { clientEdition } from './client-edition.ts'
import { type DocumentInput, type ReportDocument, reportDocument } from './report-document.ts'

/** A report's document in one of its two sizes. */
export function editionOf(input: DocumentInput, edition: Edition): ReportDocument {
  return edition === 'client' ? clientEdition(input) : reportDocument(input)
}
