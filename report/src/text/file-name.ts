import type { Edition } from './report-text.ts'
import { isoDate } from './taiwan-time.ts'

/**
 * `seo-analysis-{first 8 characters of the job's id}-{YYYY-MM-DD}.{extension}`, with the date in Taiwan. The client edition has
 * `-client` after the date, because both editions are often saved to one folder.
 */
export function exportFileName(
  jobId: string,
  now: Date,
  extension: 'html' | 'md' | 'json' | 'docx' | 'zip',
  edition: Edition = 'full',
): string {
  const ending = edition === 'client' ? '-client' : ''
  return `seo-analysis-${jobId.slice(0, 8)}-${isoDate(now)}${ending}.${extension}`
}

const DRAFT_EXTENSIONS = { markdown: 'md', html: 'html' } as const

/** `draft-{first 8 characters of the draft's id}-{YYYY-MM-DD}.{extension}`, with the date in Taiwan. */
export function draftFileName(draftId: string, now: Date, format: keyof typeof DRAFT_EXTENSIONS): string {
  return `draft-${draftId.slice(0, 8)}-${isoDate(now)}.${DRAFT_EXTENSIONS[format]}`
}
