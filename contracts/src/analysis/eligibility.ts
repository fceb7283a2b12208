import { z } from 'zod'

/** The rules for Google's crawler that robots.txt and the headers of a page give. */
export const ServedRulesSchema = z.object({
  /** Whether robots.txt allows Googlebot; `unknown` if the file could not be read. */
  googlebot: z.enum(['allowed', 'disallowed', 'unknown']),
  /** The deciding line of robots.txt, as written; empty if there is none. */
  robotsRule: z.string(),
  /** The `X-Robots-Tag` headers. */
  robotsTags: z.array(z.string()),
  /** The address that a `Link` header calls canonical; null for none. */
  canonicalLink: z.string().nullable(),
})
export type ServedRules = z.infer<typeof ServedRulesSchema>

/**
 * Whether Google may take a step with a page: `open`, `limited` (in part), `closed`, or `unknown`.
 */
const StepVerdictSchema = z.object({
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
   * `none`: the page names no canonical address, which is no fault. `self`: it names itself. `other`: it names another address, whose
   * text was not compared. `same`, `different`: the text at that address is the same, or another.
   */
  canonical: z.object({
    state: z.enum(['none', 'self', 'other', 'same', 'different']),
    url: z.string().nullable(),
  }),
  /** Passages of the report that `data-nosnippet` excludes from snippets. */
  withheldPassageIds: z.array(z.string()),
})
export type Eligibility = z.infer<typeof EligibilitySchema>
