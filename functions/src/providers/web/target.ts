import { checkPageUrl } from '@gaplens/contracts/analysis/page-url'
import { ProviderError } from '../error.ts'

/** A URL that passed every check that needs no name resolution. */
export interface Target {
  /** The URL as people see it, without its fragment. */
  readonly url: string
  /** The URL that is requested. It is the same, except that the sandbox, which has no certificates, gets plain HTTP. */
  readonly wireUrl: string
  readonly origin: string
  readonly hostname: string
  readonly isSecure: boolean
}

export type TargetCheck = (text: string, base?: string) => Target

/**
 * @param hasSandbox whether the development sandbox serves `*.test` hosts
 * @returns a check that throws a ProviderError: `forbidden-address`, or `bad-response` for a redirect to an invalid URL
 */
export function createTargetCheck(hasSandbox: boolean): TargetCheck {
  return (text, base) => {
    const resolved = base === undefined ? text : resolve(text, base)
    const checked = checkPageUrl(resolved)
    if ('error' in checked) throw new ProviderError('forbidden-address', { detail: checked.error })
    const url = new URL(checked.url)
    if (/^\.|\.\./.test(url.hostname)) throw new ProviderError('forbidden-address', { detail: 'empty label' })
    const wire = new URL(url)
    if (hasSandbox && isSandboxHost(url.hostname)) wire.protocol = 'http:'
    return {
      url: url.href,
      wireUrl: wire.href,
      origin: wire.origin,
      hostname: url.hostname,
      isSecure: wire.protocol === 'https:',
    }
  }
}

/** Whether a host ends in `.test`. That domain is reserved (RFC 6761), so no public host ever does. */
export function isSandboxHost(hostname: string): boolean {
  return /[^.]\.test$/.test(hostname)
}

function resolve(location: string, base: string): string {
  const text = fromLatin1(location)
  if (!URL.canParse(text, base)) throw new ProviderError('bad-response', { detail: 'redirect to no address' })
  const url = new URL(text, base)
  url.hash = ''
  return url.href
}

/** Decodes a header as UTF-8 where possible. Node reads headers as Latin-1, but many servers send Location in UTF-8. */
function fromLatin1(header: string): string {
  const utf8 = Buffer.from(header, 'latin1').toString('utf8')
  return utf8.includes('\uFFFD') ? header : utf8
}
