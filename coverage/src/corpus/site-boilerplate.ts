import { siteOf } from '../sites.ts'
import type { Claim, SectionedPage } from './sections.ts'

/** Shorter lines may occur on two pages of a site by chance. */
const LINE_MIN = 6

/**
 * Removes the text that belongs to a site and not to the page: claims of which at least half the lines occur word for word on
 * another page of the site, or are that page's title (addresses, notices, lists of other articles). The user's own page keeps
 * all its text.
 */
export function withoutSiteBoilerplate(pages: readonly SectionedPage[]): SectionedPage[] {
  const hosts = pages.map((page) => siteOf(page.source.url))
  const seen = new Map<string, SiteLines>()
  pages.forEach((page, at) => {
    const host = hosts[at] ?? ''
    if (hosts.indexOf(host) === hosts.lastIndexOf(host)) return
    const lines = seen.get(host) ?? new SiteLines()
    lines.addPage(page)
    seen.set(host, lines)
  })
  return pages.map((page, at) => {
    const lines = seen.get(hosts[at] ?? '')
    if (page.source.role === 'user' || lines === undefined) return page
    const sections = page.sections.flatMap((section) => {
      const claims = runsOf(section.claims)
        .filter((run) => !lines.areShared(run.map(({ text }) => text).join('\n'), page.source.id))
        .flat()
      const chars = claims.reduce((sum, { text }) => sum + text.length, 0)
      return claims.length === 0 ? [] : [{ ...section, claims, chars }]
    })
    return { ...page, sections }
  })
}

/** Groups the items of a list, because a list is kept or removed as a whole; every other claim is a run by itself. */
function runsOf(claims: readonly Claim[]): Claim[][] {
  const runs: Claim[][] = []
  for (const claim of claims) {
    const run = runs.at(-1)
    if (claim.kind === 'listItem' && run?.at(-1)?.kind === 'listItem') run.push(claim)
    else runs.push([claim])
  }
  return runs
}

/** The lines of a site's pages, with the pages on which each occurs. */
class SiteLines {
  private readonly pages = new Map<string, Set<string>>()

  addPage({ source, sections }: SectionedPage): void {
    this.add(source.page?.title ?? '', source.id)
    for (const { claims } of sections)
      for (const { text } of claims) for (const line of text.split('\n')) this.add(line, source.id)
  }

  /** Whether at least half the lines of a text also occur on another page. */
  areShared(text: string, pageId: string): boolean {
    const lines = text.split('\n')
    const shared = lines.filter((line) => {
      const pages = this.pages.get(line.trim())
      return pages !== undefined && (pages.size > 1 || !pages.has(pageId))
    })
    return shared.length * 2 >= lines.length
  }

  private add(line: string, pageId: string): void {
    const text = line.trim()
    if (text.length >= LINE_MIN) this.pages.set(text, (this.pages.get(text) ?? new Set()).add(pageId))
  }
}
