import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { houseNameOf } from './business-kinds.ts'
import { compact, type Node, picturesOf, siteNameOf } from './nodes.ts'

/** Medical terms, of which health pages use many. */
const MEDICAL =
  /症狀|診斷|治療|療法|用藥|藥物|處方|副作用|醫師|就醫|手術|感染|發炎|失眠|疾病|病人|患者|門診|symptoms?|diagnos|treatment|patients?/giu
/** How many of these terms a page on health uses, and how often. */
const ENOUGH = { terms: 4, times: 8 }
/** The same of a page by a clinic, a hospital or a physician, who explain in everyday words. */
const ENOUGH_BY_PHYSICIANS = { terms: 2, times: 3 }
const BY_PHYSICIANS = /(?:診所|醫院|療養院)(?:$|\P{L}|衛教)|醫師|\b(?:clinic|hospital)\b/iu
/** Animals, plants and fish, and what insures people: there is no type for pages on these. */
const NOT_HUMAN_HEALTH =
  /狗|貓|寵物|毛孩|獸醫|飼主|動物|植物|水族|保險|醫療險|保單|理賠|實支實付|\b(?:dogs?|cats?|pets?|veterinar|insurance)/iu

/** The page as an article on human health; null when it is not one. Reviewer and review date only come from the page. */
export function medicalPageOf(page: ReadPage): Node | null {
  const called = `${page.title} ${houseNameOf(page.siteName)}`
  if (page.type !== 'article' || NOT_HUMAN_HEALTH.test(called)) return null
  const enough = BY_PHYSICIANS.test(called) ? ENOUGH_BY_PHYSICIANS : ENOUGH
  const said = page.text.match(MEDICAL) ?? []
  const terms = new Set(said.map((word) => word.toLowerCase()))
  if (said.length < enough.times || terms.size < enough.terms) return null
  return compact({
    '@type': 'MedicalWebPage',
    name: oneLine(page.title),
    description: oneLine(page.description),
    url: page.canonical ?? page.url,
    image: picturesOf(page).slice(0, 1),
    inLanguage: page.lang,
    datePublished: page.publishedAt,
    dateModified: page.modifiedAt,
    publisher: { '@type': 'Organization', name: siteNameOf(page) },
  })
}
