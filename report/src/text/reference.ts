import type { ComparedPage } from '@gaplens/contracts/analysis/report'
import { hostOf, isWebAddress } from '@gaplens/contracts/web-address'

/** Longest address that is shown, in characters, and the greatest number of percent-encoded characters in it. */
const MAX_LENGTH = 80
const MAX_ENCODED = 10
/** One percent-encoded character of more than one byte. */
const ENCODED_CHARACTER = /%[c-f][0-9a-f](?:%[89ab][0-9a-f])+/gi

/** How a reference is displayed. */
export type Reference =
  | { kind: 'invalid' }
  /** Displayed as its address. */
  | { kind: 'address'; url: string; host: string }
  /** Displayed as its domain with a link, because the address is too long to read. */
  | { kind: 'domain'; url: string; host: string }

/** Decides how a reference's address is displayed (specification, section 2). */
export function describeReference(url: string): Reference {
  if (!isWebAddress(url)) return { kind: 'invalid' }
  const host = new URL(url).hostname.replace(/^www\./, '')
  const encoded = url.match(ENCODED_CHARACTER)?.length ?? 0
  const unreadable = url.length > MAX_LENGTH || encoded > MAX_ENCODED || url.includes(':~:text=')
  return { kind: unreadable ? 'domain' : 'address', url, host }
}

/** Spaces, and characters that are invisible or change the direction of the text: decoded, they would make an address look like another. */
const DECEPTIVE = /[\s\p{C}\p{M}\u3164\uFFA0\u115F\u1160\\]/u
/** A percent sign that is itself encoded: decoded, it would begin another character. */
const ENCODED_PERCENT = /%25/u

/** An address as people read it: `client.example/手沖咖啡`. */
export function withoutScheme(url: string): string {
  const address = url.replace(/^https?:\/\//i, '')
  try {
    const readable = decodeURI(address)
    return DECEPTIVE.test(readable) || ENCODED_PERCENT.test(address) ? address : readable
  } catch {
    return address
  }
}

/** A cited page as its citation number and site, joined by a no-break space: `[8] livingmag.test`. */
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
