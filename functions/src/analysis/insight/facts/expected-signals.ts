import type { ReadPage } from '@gaplens/contracts/read-page'
import { customLinks } from '../../../reading/metadata/offer-signs.ts'
import { isOffer } from '../markup/service.ts'
import { bylineOf } from './byline.ts'

/** Signals of articles, which the pages of shops and services need not show. */
const SIGNED: readonly string[] = ['作者署名', '作者介紹頁', '發布日期', '更新日期']
/** Signals of firms, which a private blog need not show. */
const OF_FIRMS: readonly string[] = ['聯絡方式', '隱私權政策', '服務條款', '編輯方針', '審稿或查核說明']

/** Whether a page of this kind should show a signal, by the signal's name. */
export function expectsSignal(page: ReadPage): (name: string) => boolean {
  const unasked = isOffer(page) ? SIGNED : isDiary(page) ? OF_FIRMS : []
  return (name) => !unasked.includes(name)
}

/** Whether the page is of a private blog: one person without a title signs it, and the site has no office, no offer and hardly any page of terms. */
function isDiary(page: ReadPage): boolean {
  const { phones, addresses } = page.contacts
  return (
    bylineOf(page)?.isPerson === true &&
    !/[師士授長員]$|[師士]\s/u.test(page.author ?? '') &&
    phones.length === 0 &&
    addresses.length === 0 &&
    customLinks(page) === 0 &&
    page.trustLinks.length <= 1
  )
}
