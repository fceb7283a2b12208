import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { compact, type Node, picturesOf, siteNameOf } from './nodes.ts'

/** Medical terms, of which health pages use many. */
const MEDICAL =
  /症狀|診斷|治療|療法|用藥|藥物|處方|副作用|醫師|就醫|手術|感染|發炎|失眠|疾病|病人|患者|門診|symptoms?|diagnos|treatment|patients?/giu
const KINDS_MIN = 4
const TIMES_MIN = 8
/** Veterinary pages, for which there is no type. */
const NOT_HUMAN = /狗|貓|寵物|毛孩|獸醫|飼主|\b(?:dogs?|cats?|pets?|veterinar)/iu

/** The page as an article on human health; null when it is not one. Reviewer and review date only come from the page. */
export function medicalPageOf(page: ReadPage): Node | null {
  if (page.type !== 'article' || NOT_HUMAN.test(page.title)) return null
  const said = page.text.match(MEDICAL) ?? []
  if (said.length < TIMES_MIN || new Set(said.map((word) => word.toLowerCase())).size < KINDS_MIN) return null
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
