import { z } from 'zod'
import { text } from './text.ts'

/**
 * POST /api/csp-reports: a violation of the content security policy, as browsers send it to `report-uri` (CSP level 3,
 * section 5.3). All browsers know that directive. `report-to` is not used: Chromium would then ignore `report-uri`, and
 * `report-to` works over HTTPS only, where no test can see it.
 */
export const CspReportSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text().optional(),
      'violated-directive': text().optional(),
      'blocked-uri': text().optional(),
      'document-uri': text().optional(),
      disposition: text().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    blocked: report['blocked-uri'] ?? '',
    page: report['document-uri'] ?? '',
    disposition: report.disposition ?? '',
  }))
export type CspReport = z.infer<typeof CspReportSchema>
