import type { Brief } from '@gaplens/contracts/report-brief'
import type { ReadPage } from '../../../reading/page.ts'
import { termsOf } from '../../../text/terms.ts'
import type { GapPlan } from '../facts/gap-plan.ts'
import { oneLine } from '../facts/wording.ts'

const LINKS_MAX = 5
const TEXT_MIN = 3

/** Pages of the same site, as the page itself links to them, whose link text says a gap's whole name. */
export function linksWithin(page: ReadPage, plans: readonly GapPlan[]): Brief['links'] {
  const found: Brief['links'] = []
  for (const { gap } of plans) {
    const wanted = termsOf(gap.name)
    if (wanted.length === 0) continue
    const link = page.internalLinks.find(({ text, url }) => {
      const said = new Set(termsOf(text))
      return (
        oneLine(text).length >= TEXT_MIN &&
        !samePage(url, page.url) &&
        wanted.every((term) => said.has(term)) &&
        found.every((other) => other.url !== url)
      )
    })
    if (link !== undefined)
      found.push({ heading: oneLine(gap.name), text: oneLine(link.text), url: link.url })
  }
  return found.slice(0, LINKS_MAX)
}

function samePage(a: string, b: string): boolean {
  const bare = (url: string) => url.replace(/[#?].*$/u, '').replace(/\/+$/u, '')
  return bare(a) === bare(b)
}
