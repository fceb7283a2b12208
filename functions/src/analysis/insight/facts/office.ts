import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** An office of a city or county, and offices of the state by what they do: 「霧里市輔具資源中心」, 「東寧國稅局」. */
const OFFICE =
  /政府|^\p{Script=Han}{2}[市縣]\p{Script=Han}{2,8}(?:局|處|所|辦公室|中心)$|(?:國稅局|衛生[局所]|[戶地]政事務所|動保處|環保局|消防局|監理[所站]|稅捐稽徵處|勞[動工]\p{Script=Han}{0,4}[局處署]|健保署|公所)$/u
const OFFICE_HOST = /(?:^|\.)gov(?:\.[a-z]{2})?$/u

/** Whether a page is that of a public office, by the name of its site or its host. Its figures are the rule, not a report of it. */
export function isOffice({ siteName, url }: Pick<ReadPage, 'siteName' | 'url'>): boolean {
  return OFFICE.test(siteName) || (URL.canParse(url) && OFFICE_HOST.test(new URL(url).hostname))
}
