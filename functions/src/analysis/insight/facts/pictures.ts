import type { ReadPage } from '@gaplens/contracts/read-page'

/** A site's own signs are no picture of what the page is about. */
const FURNITURE = /\b(?:logo|icon|avatar|banner|sprite)|標誌|商標|大頭照/iu
/** Fewer characters describe nothing. */
const DESCRIBED = 4

/** The pictures that the page describes in words, without the site's own signs. */
export function describedImages({ images }: Pick<ReadPage, 'images'>): ReadPage['images'] {
  return images.filter(
    ({ url, alt }) => alt.trim().length >= DESCRIBED && !FURNITURE.test(`${fileOf(url)} ${alt}`),
  )
}

/** The last part of an address' path. */
function fileOf(url: string): string {
  return url
    .replace(/[?#].*$/u, '')
    .replace(/^.*\//u, '')
    .replaceAll('_', ' ')
}
