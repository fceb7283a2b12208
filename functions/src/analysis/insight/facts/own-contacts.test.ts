import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { organizationNode } from '../markup/organization.ts'
import { sampleInput } from '../testing/sample.ts'
import { ownContacts } from './own-contacts.ts'
import { viewOf } from './view.ts'

const base = viewOf(sampleInput()).othersRead[0]?.page as ReadPage
const contacts = {
  phones: ['02-2700-1234', '07-334-1234'],
  emails: ['消保@office.test', 'webmaster@blog.test'],
  addresses: [],
  hours: [],
  form: false,
  inText: ['02-2700-1234', '消保@office.test', 'webmaster@blog.test'],
}
const page = (change: Partial<ReadPage>): ReadPage => ({
  ...base,
  type: 'article',
  author: '小海豚',
  url: 'https://www.blog.test/post/1',
  trustLinks: [],
  structuredData: [],
  contacts,
  ...change,
})

describe('ownContacts', () => {
  it('leaves out what only the text of an article gives: it is the number of its subject', () => {
    expect(ownContacts(page({})).phones).toEqual(['07-334-1234'])
    expect(organizationNode(page({}))).toMatchObject({ contactPoint: { telephone: '07-334-1234' } })
    const only = page({ contacts: { ...contacts, phones: ['02-2700-1234'] } })
    expect(organizationNode(only)).not.toHaveProperty('contactPoint')
  })

  it('keeps an address at the site’s own host', () => {
    expect(ownContacts(page({})).emails).toEqual(['webmaster@blog.test'])
  })

  it.each([
    ['an offer', { type: 'service', author: null }],
    ['a home page', { url: 'https://blog.test/' }],
    ['a page of contacts', { trustLinks: [{ kind: 'contact', url: 'https://www.blog.test/post/1' }] }],
  ] as const)('keeps all of %s, which is about its site', (_, change) => {
    expect(ownContacts(page(change as Partial<ReadPage>)).phones).toEqual(contacts.phones)
  })
})
