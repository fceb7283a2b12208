import { hostOf } from '@gaplens/contracts/web-address'
import type { Source } from './source.ts'

/** The host of an address without `www.`; the text itself when it is no address. */
export function siteOf(url: string): string {
  return hostOf(url) ?? url
}

/** How many sites sources are from. */
export function countSites(sources: readonly Pick<Source, 'url'>[]): number {
  return new Set(sources.map((source) => siteOf(source.url))).size
}
