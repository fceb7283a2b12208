import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { siteOf } from '@gaplens/coverage/sites'
import { isOffer } from '../markup/service.ts'

type Contacts = ReadPage['contacts']

/**
 * The numbers, addresses and hours of the page's own site. What only the text of an article gives is its subject's: the
 * shop that it reviews, the office to complain to. An offer, a home page and a page of contacts are about the site itself.
 */
export function ownContacts(page: ReadPage): Omit<Contacts, 'inText'> {
  const { phones, emails, addresses, hours, form, inText = [] } = page.contacts
  const own = (found: readonly string[]) =>
    isAboutItsSite(page)
      ? [...found]
      : found.filter((each) => !inText.includes(each) || isAtSite(each, page.url))
  return { phones: own(phones), emails: own(emails), addresses: own(addresses), hours: own(hours), form }
}

/** Whether an e-mail address is at the site's own host: 「站長信箱 webmaster@site.test」. */
function isAtSite(contact: string, url: string): boolean {
  const [, host = ''] = contact.toLowerCase().split('@')
  const site = siteOf(url)
  return host !== '' && (host === site || site.endsWith(`.${host}`) || host.endsWith(`.${site}`))
}

const ABOUT_ITS_SITE: readonly string[] = ['contact', 'about']

function isAboutItsSite(page: ReadPage): boolean {
  return (
    isOffer(page) ||
    (URL.canParse(page.url) && new URL(page.url).pathname === '/') ||
    page.trustLinks.some(({ kind, url }) => ABOUT_ITS_SITE.includes(kind) && url === page.url)
  )
}
