import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { normalise } from '@gaplens/text/terms'
import { oneLine } from '../wording.ts'

/** Endings of organisations' names: offices, societies, companies, newspapers. */
const BODY =
  /(?:署|局|處|科|部|院|所|會|辦公室|委員會|公所|學會|協會|公會|基金會|醫院|診所|大學|學院|公司|事務所|中心|專區|園地|報|報社|新聞網?|週刊|雜誌|指南|入口|資訊站|(?:入口|資訊|服務|諮詢|推廣|全球|便民)網|\b(?:Services?|Departments?|Agency|Association|Ministry|Society|University|Hospital|Institute|Council|News|Inc\.?|Ltd\.?|LLC|Co\.))$/iu
const DESK = /編輯|小編|團隊|作者|記者|客服/u
/** Names of desks and teams: 「客服部」, 「某站編輯」, "Homestead Team". */
const NOBODY =
  /(?:編輯|編輯[部群室]|小編|團隊|客服|[部組]|站長|管理員|\b(?:team|staff|editors?|editorial|admin))$/iu

/** The name in a page's byline, and whether it is an organisation's or one person's. A desk or a team counts as a writer, but as no person. */
export function bylineOf(
  page: Pick<ReadPage, 'author' | 'siteName'>,
): { name: string; isBody: boolean; isPerson: boolean } | null {
  const name = oneLine(page.author ?? '')
  if (name === '') return null
  const isBody = !DESK.test(name) && BODY.test(name) && isLong(name, page)
  return { name, isBody, isPerson: !isBody && !NOBODY.test(name) }
}

/** Whether a name is long enough for an organisation, or is the site's. 「王會」 may be a person. */
function isLong(name: string, { siteName }: Pick<ReadPage, 'siteName'>): boolean {
  return [...name].length > 4 || normalise(name) === normalise(oneLine(siteName))
}
