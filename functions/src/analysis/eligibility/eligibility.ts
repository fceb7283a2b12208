import type { Eligibility, StepVerdict } from '@gaplens/contracts/analysis/eligibility'
import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { pageKey } from '../page-key.ts'
import { combine, forGooglebot, type RobotsDirectives, type WrittenRule } from './directives.ts'

/**
 * Whether Google may crawl, index and quote a page (Search Central: robots meta tag, robots.txt, snippets), which decides
 * whether an AI Overview can cite it. Settings that only the site's owner sees, as in Search Console, are not covered.
 */
export function checkEligibility(
  page: ReadPage,
): Pick<Eligibility, 'crawl' | 'index' | 'snippet' | 'canonical'> {
  const rules = rulesOf(page)
  const said = combine(rules)
  const at = page.crawl.fetchedAt
  const gone = said.unavailableAfter !== null && at !== null && said.unavailableAfter < Date.parse(at)
  const speaking: Speaking = (says) =>
    rules.filter((rule) => says(combine([rule]))).map(({ place, content }) => `${place}: ${content}`)
  const ended = said.noindex
    ? speaking(({ noindex }) => noindex)
    : speaking(
        ({ unavailableAfter }) => unavailableAfter !== null && unavailableAfter === said.unavailableAfter,
      )
  const index: StepVerdict =
    said.noindex || gone
      ? { verdict: 'closed', rules: ended }
      : openUnless(
          page,
          said.vague.index,
          speaking(({ vague }) => vague.index),
        )
  return {
    crawl: crawlOf(page),
    index,
    snippet: snippetOf(page, said, speaking),
    canonical: canonicalOf(page),
  }
}

/** The rules that by themselves say something, as written. A rule may only name a directive of its kind: `max-snippet:-1`. */
type Speaking = (says: (said: RobotsDirectives) => boolean) => string[]

/** The eligibility of each page that was read, with the quoted passages that `data-nosnippet` excludes. */
export function eligibilityOf(sources: readonly Source[], passages: readonly Passage[]): Eligibility[] {
  return sources.flatMap((source) => {
    const { page } = source
    if (page === null) return []
    const withheldPassageIds = passages
      .filter((passage) => passage.pageId === source.id && isWithheld(page, passage.quote))
      .map((passage) => passage.id)
    return [{ pageId: source.id, url: source.url, ...checkEligibility(page), withheldPassageIds }]
  })
}

function rulesOf({ crawl }: ReadPage): WrittenRule[] {
  const tags = (crawl.served?.robotsTags ?? []).flatMap((tag) => {
    const content = forGooglebot(tag)
    return content === null ? [] : [{ place: 'X-Robots-Tag', content }]
  })
  return [...crawl.meta.map(({ name, content }) => ({ place: `meta ${name}`, content })), ...tags]
}

function crawlOf({ crawl }: ReadPage): StepVerdict {
  const { googlebot = 'unknown', robotsRule = '' } = crawl.served ?? {}
  const rules = robotsRule === '' ? [] : [`robots.txt: ${robotsRule}`]
  if (googlebot === 'disallowed') return { verdict: 'closed', rules }
  return { verdict: googlebot === 'allowed' ? 'open' : 'unknown', rules }
}

function snippetOf(page: ReadPage, said: RobotsDirectives, speaking: Speaking): StepVerdict {
  if (said.nosnippet || said.maxSnippet === 0)
    return {
      verdict: 'closed',
      rules: speaking(({ nosnippet, maxSnippet }) => nosnippet || maxSnippet === 0),
    }
  const withheld = page.crawl.withheld.length > 0 ? ['data-nosnippet'] : []
  if (said.maxSnippet !== null)
    return {
      verdict: 'limited',
      rules: [...speaking(({ maxSnippet }) => maxSnippet === said.maxSnippet), ...withheld],
    }
  if (withheld.length > 0) return { verdict: 'limited', rules: withheld }
  return openUnless(
    page,
    said.vague.snippet,
    speaking(({ vague }) => vague.snippet),
  )
}

/** The verdict when no rule forbids: `open`, or `unknown` when a rule is ambiguous or the headers are not known. */
function openUnless(page: ReadPage, vague: boolean, rules: string[]): StepVerdict {
  if (vague) return { verdict: 'unknown', rules }
  return { verdict: page.crawl.served === null ? 'unknown' : 'open', rules: [] }
}

function canonicalOf(page: ReadPage): Eligibility['canonical'] {
  const { canonical: url } = page
  if (url === null) return { state: 'none', url }
  if (pageKey(url) === pageKey(page.url)) return { state: 'self', url }
  const { canonicalIsSame } = page.crawl
  return { state: canonicalIsSame === null ? 'other' : canonicalIsSame ? 'same' : 'different', url }
}

/** Whether most of a quote is inside parts of the page that must not be quoted. */
function isWithheld({ text, crawl }: ReadPage, quote: string): boolean {
  const start = crawl.withheld.length === 0 ? -1 : text.indexOf(quote)
  if (start < 0) return false
  const end = start + quote.length
  const covered = crawl.withheld.reduce(
    (sum, range) => sum + Math.max(0, Math.min(end, range.end) - Math.max(start, range.start)),
    0,
  )
  return covered * 2 > quote.length
}
