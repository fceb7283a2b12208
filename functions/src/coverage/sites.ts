import type { Source } from './source.ts'

/** The host of an address without `www.`; the text itself when it is no address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** How many sites sources are from. */
export function countSites(sources: readonly Pick<Source, 'url'>[]): number {
  return new Set(sources.map((source) => hostOf(source.url))).size
}
