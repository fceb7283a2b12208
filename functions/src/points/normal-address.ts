import { domainToASCII } from 'node:url'

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * One form for all spellings of a mail address that reach the same mailbox: lower case, the domain in ASCII, without a
 * `+tag`; at Gmail also without dots, and `googlemail.com` as `gmail.com`. For comparison alone, never to send mail to.
 */
export function normalAddress(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const name = text.slice(0, at)
  const typed = text.slice(at + 1).replace(/\.$/, '')
  const domain = domainToASCII(typed) || typed
  const isGmail = GMAIL.has(domain)
  // A name that is nothing but a tag stays as it is.
  const plain = name.replace(/(?<=.)\+.*$/s, '')
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
