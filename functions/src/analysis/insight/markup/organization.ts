import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { ownContacts } from '../facts/own-contacts.ts'
import { compact, type Node, siteNameOf } from './nodes.ts'

/** The organisation behind the page's site, with how to reach it. */
export function organizationNode(page: ReadPage): Node {
  const url = page.trustLinks.find((trust) => trust.kind === 'contact')?.url
  const [telephone] = ownContacts(page).phones
  const contactPoint = compact({ '@type': 'ContactPoint', contactType: 'customer service', url, telephone })
  return compact({
    '@type': 'Organization',
    name: siteNameOf(page),
    url: new URL('/', page.url).href,
    contactPoint: url === undefined && telephone === undefined ? null : contactPoint,
  })
}
