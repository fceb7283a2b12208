import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { customLinks } from '../../../../reading/metadata/offer-signs.ts'
import { isOffer } from '../../markup/service.ts'
import { softwareOf } from '../../markup/software.ts'
import { ownContacts } from '../own-contacts.ts'
import { bylineOf } from './byline.ts'

/** Signals of articles, which the pages of shops, services and software need not show. */
const SIGNED: readonly string[] = ['作者署名', '作者介紹頁', '發布日期', '更新日期']
/** Signals of firms, which a private blog need not show. */
const OF_FIRMS: readonly string[] = ['聯絡方式', '隱私權政策', '服務條款', '編輯方針', '審稿或查核說明']

/** Signals of a signed article and of a firm, which a thread of a board has no place for. */
const NOT_OF_THREADS: readonly string[] = [...SIGNED, ...OF_FIRMS, '關於頁', '資歷或專業身分']

/** Whether a page of this kind should show a signal, by the signal's name. */
export function expectsSignal(page: ReadPage): (name: string) => boolean {
  const unasked = unaskedOf(page)
  return (name) => !unasked.includes(name)
}

function unaskedOf(page: ReadPage): readonly string[] {
  if (page.type === 'forum') return NOT_OF_THREADS
  if (isOffer(page) || softwareOf(page) !== null) return SIGNED
  return isDiary(page) ? OF_FIRMS : []
}

/** Whether the page is of a private blog: one person without a title signs it, and the site has no office, no offer and hardly any page of terms. */
function isDiary(page: ReadPage): boolean {
  const { phones, addresses } = ownContacts(page)
  const byline = bylineOf(page)
  return (
    byline !== null &&
    (byline.isPerson || (byline.isOfSite && !byline.isBody)) &&
    !/[師士授長員]$|[師士]\s/u.test(page.author ?? '') &&
    phones.length === 0 &&
    addresses.length === 0 &&
    customLinks(page) === 0 &&
    page.trustLinks.length <= 1
  )
}
