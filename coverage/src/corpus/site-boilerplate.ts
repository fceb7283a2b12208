import { siteOf } from '../sites.ts'
import type { Claim, SectionedPage } from './sections.ts'

/** Lines this short may well stand on two pages of a site by chance. */
const LINE_MIN = 6

/**
 * Leaves out what is a site's, not the page's: claims of which half the lines stand word for word on another page of
 * the site, or are its title (addresses, notices, lists of other articles). The user's own page keeps all its text.
 */
export function withoutSiteBoilerplate(pages: readonly SectionedPage[]): SectionedPage[] {
  const hosts = pages.map((page) => siteOf(page.source.url))
  const seen = new Map<string, Lines>()
  pages.forEach((page, at) => {
    const host = hosts[at] ?? ''
    if (hosts.indexOf(host) === hosts.lastIndexOf(host)) return
    const lines = seen.get(host) ?? new Lines()
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

/** A list is kept or left out whole; every other claim by itself. */
function runsOf(claims: readonly Claim[]): Claim[][] {
  const runs: Claim[][] = []
  for (const claim of claims) {
    const run = runs.at(-1)
    if (claim.kind === 'listItem' && run?.at(-1)?.kind === 'listItem') run.push(claim)
    else runs.push([claim])
  }
  return runs
}

/** The lines of a site's pages, and on which of them each stands. */
class Lines {
  private readonly pages = new Map<string, Set<string>>()

  addPage({ source, sections }: SectionedPage): void {
    this.add(source.page?.title ?? '', source.id)
    for (const { claims } of sections)
      for (const { text } of claims) for (const line of text.split('\n')) this.add(line, source.id)
  }

  /** Whether half the lines of a claim, or more, stand on another page too. */
  areShared(text: string, pageId: string): boolean {
    const lines = text.split('\n')
    const shared = lines.filter((line) => {
      const having = this.pages.get(line.trim())
      return having !== undefined && (having.size > 1 || !having.has(pageId))
    })
    return shared.length * 2 >= lines.length
  }

  private add(line: string, pageId: string): void {
    const text = line.trim()
    if (text.length >= LINE_MIN) this.pages.set(text, (this.pages.get(text) ?? new Set()).add(pageId))
  }
}
