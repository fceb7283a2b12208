import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { ownContacts } from '../facts/own-contacts.ts'
import { oneLine } from '../facts/wording.ts'
import { businessKindOf, houseNameOf } from './business-kinds.ts'
import { closesOn, openingHoursOf } from './hours.ts'
import { compact, type Node, picturesOf } from './nodes.ts'
import { partsOf } from './parts.ts'
import { isOfSeller } from './service.ts'

/** With this many businesses of the same type in its headings, the page is about them. */
const OTHERS = 3

/** Whether the site is a firm's though its name has no kind: a page of a service, a name, one address and a telephone number. */
function isNamedFirm({ type, siteName, contacts }: ReadPage): boolean {
  return (
    type === 'service' &&
    oneLine(siteName) !== '' &&
    contacts.addresses.length === 1 &&
    contacts.phones.length > 0
  )
}

/**
 * Whether the page shows that there is a business: it offers something, or tells where or when to come or where to call. A blog may
 * be named like one: 「肉桂的小食堂」.
 */
function showsBusiness(
  page: ReadPage,
  { addresses, phones, hours }: ReturnType<typeof ownContacts>,
): boolean {
  return isOfSeller(page) || addresses.length + phones.length + hours.length > 0
}

/** The business behind the page, with its details on the page; null when there is none, or the page lists others. */
export function localBusinessOf(page: ReadPage): Node | null {
  const kind = businessKindOf(page.siteName) ?? (isNamedFirm(page) ? 'LocalBusiness' : null)
  const own = ownContacts(page)
  if (kind === null || !showsBusiness(page, own)) return null
  const named = partsOf(page).filter(({ heading }) => heading !== '' && businessKindOf(heading) === kind)
  if (named.length >= OTHERS) return null
  const [address, ...branches] = own.addresses
  const [phone] = own.phones
  const hours = openingHoursOf(own.hours[0] ?? '')
  return compact({
    // Unlike a dentist or a clinic, VeterinaryCare is no LocalBusiness on schema.org, so opening hours need both types.
    '@type': kind === 'VeterinaryCare' ? ['LocalBusiness', kind] : kind,
    name: houseNameOf(page.siteName),
    url: new URL('/', page.url).href,
    image: picturesOf(page).slice(0, 1),
    // Each of several branches needs its own entry, and nobody knows which of the addresses is meant.
    address: address === undefined || branches.length > 0 ? null : postalAddressOf(address),
    telephone: branches.length > 0 ? null : phone,
    openingHoursSpecification: branches.length > 0 || closesOn(page.text, hours) ? null : hours,
  })
}

/** The parts of an address in Taiwan, each as written. The names of some districts hold another ending: 前鎮區, 新市區. */
export function postalAddressOf(text: string): Node {
  const [, postalCode, region, locality, street] =
    /^(\d{3,6})?\s*(\p{Script=Han}{2}[市縣])(\p{Script=Han}{1,4}?(?:區|[鄉鎮市](?!區)))?\s*(.+)$/u.exec(
      text,
    ) ?? []
  return compact({
    '@type': 'PostalAddress',
    addressCountry: 'TW',
    postalCode,
    addressRegion: region,
    addressLocality: locality,
    streetAddress: street ?? text,
  })
}
