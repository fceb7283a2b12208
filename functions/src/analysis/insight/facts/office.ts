import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** An office of a city or county, by the name of its site: 「青嶼市動物保護辦公室」. */
const LOCAL_OFFICE = /^(\p{Script=Han}{2}[市縣])(?:政府|\p{Script=Han}{2,8}(?:局|處|所|辦公室|中心)$)/u
/** Other offices by what they do: 「東寧國稅局」, 「風景區管理處」, also with what their site is: 「西澄地政事務所服務說明」. */
const OFFICE =
  /政府|(?:國稅局|衛生[局所]|[戶地]政事務所|動保處|環保局|消防局|監理[所站處]|稅務局|稅捐稽徵處|稅捐處|勞[動工]\p{Script=Han}{0,4}[局處署]|署|公所|(?<!社區|大樓|大廈)管理[處局所]|(?:警察|觀光|交通|教育|社會|民政|地政|水利|農業|證照)局|法院)(?:全球資訊網|資訊網|入口網|服務(?:網|說明)|便民服務網?|官方網站|官網|網站)?$|^[國市縣]立\p{Script=Han}{2,8}[處局]$/u
/** The same in English. A lobby, a club or a café may be a council, a ministry or a department: they are known by their host. */
const ENGLISH_OFFICE = /\b(?:City|County|Borough|Town) Council$/u
const OFFICE_HOST = /(?:^|\.)(?:gov(?:\.[a-z]{2})?|govt\.nz|gc\.ca)$/u

/** Whether a page is that of a public office, by the name of its site or its host. Its figures are the rule, not a report of it. */
export function isOffice({ siteName, url }: Pick<ReadPage, 'siteName' | 'url'>): boolean {
  if (OFFICE.test(siteName) || placeOfOffice(siteName) !== undefined) return true
  if (ENGLISH_OFFICE.test(siteName)) return true
  return URL.canParse(url) && OFFICE_HOST.test(new URL(url).hostname)
}

/** A notice of who handles an application or holds an examination, by its title: 「報名及應試須知」, 「津貼請領須知」. */
const NOTICE =
  /(?:報名|應[試考]|招生|請領|申請|申辦|給付|受理)[及暨與、\p{Script=Han}]{0,4}(?:須知|簡章|要點)(?:$|[（(：:｜|])/u

/** Whether a page is by its title such a notice, whose figures are the rule as well. Shops write notices of their own. */
export function isNotice({ title }: Pick<ReadPage, 'title'>): boolean {
  return NOTICE.test(title)
}

/** The city or county of a local office, whose rules hold there. */
export function placeOfOffice(siteName: string): string | undefined {
  return LOCAL_OFFICE.exec(siteName)?.[1]
}

/** Whether an office's page says by the name of its site whose it is. */
export function isNamedOffice({
  siteName = '',
  url = '',
}: Partial<Pick<ReadPage, 'siteName' | 'url'>>): boolean {
  return isOffice({ siteName, url }) && /^\p{Script=Han}{3,14}$/u.test(siteName)
}
