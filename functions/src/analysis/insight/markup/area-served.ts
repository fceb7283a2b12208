import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { CITIES_AND_COUNTIES } from '@gaplens/text/taiwan'
import { oneLine } from '../facts/wording.ts'
import { partsOf } from './parts.ts'

const PLACE = new RegExp(`(?:${CITIES_AND_COUNTIES})[市縣]?`, 'gu')
/** Words that introduce the area of a service. */
const WHERE_DONE =
  /服務(?:範圍|地區|區域|縣市)|(?:到府|外送|配送|派工|施工|宅配)(?:範圍|地區|區域|縣市)|哪些(?:縣市|地區)|跑(?:哪|遍)|(?:送|到)得了哪|areas? (?:we )?serve|service area/iu
/** Words for exceptions: such a place is not served, or at another price. */
const APART = /不含|不到|不跑|不送|無法|除外|除了|以外|暫不|另計|自付|加收|加價|預約/u
/** The rest of a street's name, such as 「台北路」. */
const STREET = /^[^，。；、]{0,6}[路街段號]/u

/** The cities and counties that the page names as its area, in its title or in its text. Empty if it names none. */
export function areaServedOf(page: Pick<ReadPage, 'title' | 'blocks'>): string[] {
  const lines = partsOf(page).flatMap(({ heading, blocks }) =>
    blocks
      .map(({ text }) => oneLine(text))
      .filter((line) => WHERE_DONE.test(heading) || WHERE_DONE.test(line)),
  )
  const clauses = lines.flatMap((line) => line.split(/[。；;（(]/u)).filter((clause) => !APART.test(clause))
  return [...new Set([oneLine(page.title), ...clauses].flatMap(placesIn))]
}

function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)]
    .filter(({ 0: name, index }) => !STREET.test(text.slice(index + name.length)))
    .map(([name]) => name)
}
