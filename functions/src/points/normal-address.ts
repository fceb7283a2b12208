import { domainToASCII } from 'node:url'

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalises an e-mail address, so that all spellings that reach the same mailbox are equal: lower case, the domain in
 * ASCII, without a `+tag`. Gmail addresses also lose their dots, and `googlemail.com` becomes `gmail.com`. The result is
 * for comparison only; mail is never sent to it.
 */
export function normalAddress(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const name = text.slice(0, at)
  const typed = text.slice(at + 1).replace(/\.$/, '')
  const domain = domainToASCII(typed) || typed
  const isGmail = GMAIL.has(domain)
  // A name that consists of a tag only is kept.
  const plain = name.replace(/(?<=.)\+.*$/s, '')
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
