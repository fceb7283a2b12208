import { isoDate } from './taiwan-time.ts'

/** `seo-analysis-{first 8 characters of the job's id}-{YYYY-MM-DD}.{extension}`, with the date in Taiwan. */
export function exportFileName(
  jobId: string,
  now: Date,
  extension: 'html' | 'md' | 'json' | 'docx' | 'zip',
): string {
  return `seo-analysis-${jobId.slice(0, 8)}-${isoDate(now)}.${extension}`
}

const DRAFT_EXTENSIONS = { markdown: 'md', html: 'html' } as const

/** `draft-{first 8 characters of the draft's id}-{YYYY-MM-DD}.{extension}`, with the date in Taiwan. */
export function draftFileName(draftId: string, now: Date, format: keyof typeof DRAFT_EXTENSIONS): string {
  return `draft-${draftId.slice(0, 8)}-${isoDate(now)}.${DRAFT_EXTENSIONS[format]}`
}
