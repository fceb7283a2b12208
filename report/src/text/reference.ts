import type { ComparedPage } from '../../../contracts/src/report.ts'
import { hostOf, isWebAddress } from '../../../contracts/src/web-address.ts'

const MAX_LENGTH = 80
const MAX_ENCODED = 10
/** One percent-encoded character of more than one byte. */
const ENCODED_CHARACTER = /%[c-f][0-9a-f](?:%[89ab][0-9a-f])+/gi

export type Reference =
  | { kind: 'invalid' }
  /** Shown by its address. */
  | { kind: 'address'; url: string; host: string }
  /** Too long to read: shown by its domain, with a link to the original. */
  | { kind: 'domain'; url: string; host: string }

/** How a reference's address is shown (specification, section 2). */
export function describeReference(url: string): Reference {
  if (!isWebAddress(url)) return { kind: 'invalid' }
  const host = new URL(url).hostname.replace(/^www\./, '')
  const encoded = url.match(ENCODED_CHARACTER)?.length ?? 0
  const unreadable = url.length > MAX_LENGTH || encoded > MAX_ENCODED || url.includes(':~:text=')
  return { kind: unreadable ? 'domain' : 'address', url, host }
}

/** An address as people read it: `client.example/guide`. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '')
}

/** A cited page by the number that citations use, and its site, which stay together: `[8] livingmag.test`. */
export function citedName({ rank, url }: Pick<ComparedPage, 'rank' | 'url'>): string {
  return `[${rank}]\u00a0${hostOf(url) ?? url}`
}

/** Removes addresses from a summary, because its references are listed below it. */
export function stripAddresses(text: string): string {
  return text
    .replace(/[（(]\s*https?:\/\/[^\s）)]+\s*[）)]/g, '')
    .replace(/https?:\/\/[^\s，。、；）)」]+/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}
