import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Brief } from '@gaplens/contracts/analysis/report-brief'
import { termsOf } from '@gaplens/text/terms'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { oneLine } from '../facts/wording.ts'

const LINKS_MAX = 5
const TEXT_MIN = 3
/** Links to terms, account and service pages, which are not further reading. */
const NO_READING = /條款|隱私|政策|聲明|聯絡|關於|登入|註冊|購物車|首頁|客服|會員/u
/** Notes beside the title in lists of articles, such as the reading time. */
const LIST_NOTE = /\s*(?:閱讀時間|約 ?\d+ ?分鐘|[·・|｜]\s*(?:會員|付費)).*$/u

/** Pages of the same site that the page links to with a gap's full name in the link text. */
export function linksWithin(page: ReadPage, plans: readonly GapPlan[]): Brief['links'] {
  const found: Brief['links'] = []
  for (const { gap } of plans) {
    const wanted = termsOf(gap.name)
    if (wanted.length === 0) continue
    const link = page.internalLinks.find(({ text, url }) => {
      const said = new Set(termsOf(text))
      return (
        oneLine(text).length >= TEXT_MIN &&
        !NO_READING.test(text) &&
        !samePage(url, page.url) &&
        wanted.every((term) => said.has(term)) &&
        found.every((other) => other.url !== url)
      )
    })
    if (link !== undefined)
      found.push({
        heading: oneLine(gap.name),
        text: oneLine(link.text).replace(LIST_NOTE, ''),
        url: link.url,
      })
  }
  return found.slice(0, LINKS_MAX)
}

function samePage(a: string, b: string): boolean {
  const bare = (url: string) => url.replace(/[#?].*$/u, '').replace(/\/+$/u, '')
  return bare(a) === bare(b)
}
