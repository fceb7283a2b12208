/** The day in Taiwan, `YYYY-MM-DD`. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', dateStyle: 'short' })

/** `seo-analysis-{first 8 of the job's id}-{YYYY-MM-DD}.{extension}` */
export function exportFileName(jobId: string, now: Date, extension: 'html' | 'md' | 'json'): string {
  return `seo-analysis-${jobId.slice(0, 8)}-${DAY.format(now)}.${extension}`
}
