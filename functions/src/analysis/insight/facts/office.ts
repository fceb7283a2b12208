import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** An office of a city or county, by the name of its site: 「青嶼市動物保護辦公室」. */
const LOCAL_OFFICE = /^(\p{Script=Han}{2}[市縣])(?:政府|\p{Script=Han}{2,8}(?:局|處|所|辦公室|中心)$)/u
/** Other offices by what they do: 「東寧國稅局」. */
const OFFICE =
  /政府|(?:國稅局|衛生[局所]|[戶地]政事務所|動保處|環保局|消防局|監理[所站]|稅捐稽徵處|勞[動工]\p{Script=Han}{0,4}[局處署]|健保署|公所)$/u
/** The same in English: "Northdale Office for Road Safety", "Fenwick County Council". Blogs call themselves an authority. */
const ENGLISH_OFFICE =
  /\b(?:Office|Department|Ministry|Bureau|Agency|Authority|Commission|Inspectorate|Council) (?:of|for)\b|\b(?:City|County|Borough|Town) Council$|\bGovernment$/u
/** A firm, which may be called an office too: "Office for Less Inc.". */
const FIRM = /\b(?:Inc|Ltd|LLC|LLP|Corp|GmbH|plc|Shop|Store|Law)\b/u
const OFFICE_HOST = /(?:^|\.)gov(?:\.[a-z]{2})?$/u

/** Whether a page is that of a public office, by the name of its site or its host. Its figures are the rule, not a report of it. */
export function isOffice({ siteName, url }: Pick<ReadPage, 'siteName' | 'url'>): boolean {
  if (OFFICE.test(siteName) || placeOfOffice(siteName) !== undefined) return true
  if (ENGLISH_OFFICE.test(siteName) && !FIRM.test(siteName)) return true
  return URL.canParse(url) && OFFICE_HOST.test(new URL(url).hostname)
}

/** The city or county of a local office, whose rules hold there. */
export function placeOfOffice(siteName: string): string | undefined {
  return LOCAL_OFFICE.exec(siteName)?.[1]
}
