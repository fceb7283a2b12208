import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { normalise } from '@gaplens/text/terms'

/** Logos and icons of the site, which do not show the page's subject. */
const SITE_IMAGE = /\b(?:logo|icon|avatar|banner|sprite)|標誌|商標|大頭照/iu
/** A shorter alternative text does not describe an image. */
const DESCRIBED = 4

/** The images in the page's text, without those of its header, menus and footer. */
export function textImages({ images }: Pick<ReadPage, 'images'>): ReadPage['images'] {
  return images.filter(({ beside }) => beside !== true)
}

/** The images in the page's text with an alternative text, without the site's logos and icons. */
export function describedImages(page: Pick<ReadPage, 'images' | 'siteName'>): ReadPage['images'] {
  const site = normalise(page.siteName)
  return textImages(page).filter(
    ({ url, alt }) =>
      alt.trim().length >= DESCRIBED && normalise(alt) !== site && !SITE_IMAGE.test(`${fileOf(url)} ${alt}`),
  )
}

/** The last part of an address' path. */
function fileOf(url: string): string {
  return url
    .replace(/[?#].*$/u, '')
    .replace(/^.*\//u, '')
    .replaceAll('_', ' ')
}
