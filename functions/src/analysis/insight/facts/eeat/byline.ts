import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { normalise } from '@gaplens/text/terms'
import { oneLine } from '../wording.ts'
import { SURNAMES, TITLE } from './titles.ts'

/** Endings of organisations' names: offices, societies, companies, newspapers. */
const BODY =
  /(?:署|局|處|科|部|院|所|會|辦公室|委員會|公所|學會|協會|公會|基金會|醫院|診所|大學|學院|公司|事務所|中心|專區|園地|報|報社|新聞網?|週刊|雜誌|指南|入口|資訊站|設計|工作室|科技|數位|行銷|選物|商[店城]|網站|(?:入口|資訊|服務|諮詢|推廣|全球|便民)網|\b(?:Services?|Departments?|Agency|Association|Ministry|Society|University|Hospital|Institute|Council|News|Inc\.?|Ltd\.?|LLC|Co\.))$/iu
const DESK = /編輯|小編|團隊|作者|記者|客服/u
/** Names of desks and teams: 「客服部」, 「某站編輯」, 「園藝顧問團」, "Homestead Team", "The Mill showroom". */
const NOBODY =
  /(?:^the\s.*|編輯|編輯[部群室]|小編|客服|[部組]|\S{2}[團隊]|站長|管理員|\b(?:team|staff|editors?|editorial|admin))$/iu

/** One person's name, by which a site may be called too: 「王小明」, "Mara Lind", or a name of the family or of a trade: 「氣炸媽咪」. */
const PERSONAL = new RegExp(
  `^[${SURNAMES}]\\p{Script=Han}{1,2}$|^\\p{Lu}[\\p{L}.'’-]+ \\p{Lu}[\\p{L}.'’-]+$|(?:媽咪|[媽爸嬤姊姐哥妹叔姨嬸伯舅]|阿[公婆]|外[公婆]|先生|太太|小姐|女孩|男孩|人妻|老師|達人|主廚|同學|${TITLE})(?:\\p{Script=Han}{0,2})$|^阿\\p{Script=Han}{1,2}$|^小\\p{Script=Han}$`,
  'u',
)

type Signed = Pick<ReadPage, 'author' | 'siteName' | 'unsigned'>

interface Byline {
  readonly name: string
  readonly isBody: boolean
  readonly isPerson: boolean
  /** Whether who signs goes by the name of the site, as many blogs do. */
  readonly isOfSite: boolean
}

/**
 * The name in a page's byline, and whether it is an organisation's or one person's. A desk or a team counts as a writer, but as no
 * person, and so does the name of a site that is no person's. What only the head of the page names is its publisher.
 */
export function bylineOf(page: Signed): Byline | null {
  const name = oneLine(page.author ?? '')
  if (name === '') return null
  const isDesk = DESK.test(name)
  const isBody = page.unsigned === true || (!isDesk && BODY.test(name) && isLong(name, page))
  const isOfSite = !isDesk && isSitesName(name, page)
  const isNobody = isBody || NOBODY.test(name) || (isOfSite && !PERSONAL.test(name))
  return { name, isBody, isPerson: !isNobody, isOfSite }
}

/** Whether a name is long enough for an organisation, or is the site's. 「王會」 may be a person. */
function isLong(name: string, page: Signed): boolean {
  return [...name].length > 4 || isSitesName(name, page)
}

function isSitesName(name: string, { siteName }: Signed): boolean {
  return normalise(name) === normalise(oneLine(siteName))
}

/** A name of several in a byline: Chinese, or of two words and more. 「DVM」 in "Hannah Lee, DVM" is none. */
const ONE_OF_SEVERAL =
  /^(?:\p{Script=Han}{1,6}師\s)?\p{Script=Han}{2,5}$|^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*)+$/u

/** The byline of each who signs the page: 「林以晴, 陳大文」 are two. */
export function bylinesOf(page: Signed): Byline[] {
  const names = oneLine(page.author ?? '').split(', ')
  const signing = names.length > 1 && names.every((name) => ONE_OF_SEVERAL.test(name)) ? names : [page.author]
  return signing.flatMap((author) => bylineOf({ ...page, author }) ?? [])
}
