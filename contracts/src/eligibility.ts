import { z } from 'zod'

/** The rules for Google's crawler that robots.txt and the headers of a page give. */
export const ServedRulesSchema = z.object({
  /** What robots.txt lets Googlebot do; `unknown` where the file could not be read. */
  googlebot: z.enum(['allowed', 'disallowed', 'unknown']),
  /** The line of robots.txt that decides, as written; empty for none. */
  robotsRule: z.string(),
  /** `X-Robots-Tag` headers, each by itself. */
  robotsTags: z.array(z.string()),
  /** The address that a `Link` header calls canonical; null for none. */
  canonicalLink: z.string().nullable(),
})
export type ServedRules = z.infer<typeof ServedRulesSchema>

/**
 * Whether Google may take a step with a page: `open`, `limited` (in part), `closed`, or `unknown`.
 */
export const StepVerdictSchema = z.object({
  verdict: z.enum(['open', 'limited', 'closed', 'unknown']),
  /** The rules that decide, as written on the page, in a header or in robots.txt. */
  rules: z.array(z.string()),
})
export type StepVerdict = z.infer<typeof StepVerdictSchema>

/** Whether a page can appear in an AI Overview at all, which means that it may be crawled, indexed and quoted. */
export const EligibilitySchema = z.object({
  pageId: z.string(),
  url: z.string(),
  crawl: StepVerdictSchema,
  index: StepVerdictSchema,
  snippet: StepVerdictSchema,
  /**
   * `none`: it names no canonical address, which is no fault. `other`: it names another address; what stands there was not
   * compared. `same`, `different`: what stands there is the same text, or another.
   */
  canonical: z.object({
    state: z.enum(['none', 'self', 'other', 'same', 'different']),
    url: z.string().nullable(),
  }),
  /** Passages of the report that `data-nosnippet` takes out. */
  withheldPassageIds: z.array(z.string()),
})
export type Eligibility = z.infer<typeof EligibilitySchema>
