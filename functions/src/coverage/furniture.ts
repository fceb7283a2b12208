import type { CutPage } from './passages.ts'
import { siteOf } from './sites.ts'

/** Lines this short may well stand on two pages of a site by chance. */
const LINE_MIN = 6

/**
 * Leaves out what is a site's, not the page's: passages of which half the lines stand word for word on another page of
 * the site, or are its title (addresses, notices, lists of other articles). The user's own page keeps all its text.
 */
export function withoutFurniture(pages: readonly CutPage[]): CutPage[] {
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
      const cuts = section.cuts.filter(({ quote }) => !lines.areShared(quote, page.source.id))
      const chars = cuts.reduce((sum, { quote }) => sum + quote.length, 0)
      return cuts.length === 0 ? [] : [{ ...section, cuts, chars }]
    })
    return { ...page, sections }
  })
}

/** The lines of a site's pages, and on which of them each stands. */
class Lines {
  private readonly pages = new Map<string, Set<string>>()

  addPage({ source, sections }: CutPage): void {
    this.add(source.page?.title ?? '', source.id)
    for (const { cuts } of sections)
      for (const { quote } of cuts) for (const line of quote.split('\n')) this.add(line, source.id)
  }

  /** Whether half the lines of a passage, or more, stand on another page too. */
  areShared(quote: string, pageId: string): boolean {
    const lines = quote.split('\n')
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
