import { hostOf } from '@gaplens/contracts/web-address'

/** The host of an address without `www.`; the text itself when it is no address. */
export function siteOf(url: string): string {
  return hostOf(url) ?? url
}
