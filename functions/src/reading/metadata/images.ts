import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, type Element, isElement, tidy } from '../html/dom.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource, resolve } from './page-source.ts'
import { pathOf } from './site-name.ts'

const MAX_IMAGES = 500
const MAX_ALT_CHARS = 500

type Image = ReadPage['images'][number]

/**
 * The images of the page, each once, and whether each stands in its main text.
 *
 * @param isBeside whether an image stands beside that
 */
export function imagesOf(source: PageSource, isBeside: (image: Element) => boolean): Image[] {
  const images = new Map<string, Image>()
  const declared = nameOf(imageOf(source) ?? '')
  const elements = [...(source.elements.get('img') ?? []), ...(source.elements.get('amp-img') ?? [])]
  for (const element of elements) {
    if (images.size >= MAX_IMAGES) break
    if (isPixel(element)) continue
    const address = addressOf(element)
    const url = address === '' ? null : resolve(address, source.base)
    const before = url === null ? undefined : images.get(url)
    if (url === null || (before !== undefined && before.beside !== true)) continue
    // The image above a title, outside of the article, is usually the one that the page declares.
    const isDeclared = declared !== '' && nameOf(url) === declared
    const beside = leadsToFrontPage(element, source) || (!isDeclared && isBeside(element))
    // Of one image at two places, the place in the text counts.
    if (before !== undefined && beside) continue
    const alt = tidy(attribute(element, 'alt')).slice(0, MAX_ALT_CHARS)
    images.set(url, {
      url,
      alt,
      ...(beside ? { beside } : {}),
      ...('alt' in element.attribs && alt === '' ? { decorative: true } : {}),
    })
  }
  return [...images.values()]
}

/** The image that the page declares in its head; null when there is none. */
export function imageOf(source: PageSource): string | null {
  const address = metaContent(source, ...META_NAMES.image)
  return address === null ? null : resolve(address, source.base)
}

/** Attributes in which scripts that load images late keep the real address, and those that may hold something else. */
const LATE = ['data-src', 'data-original', 'data-lazy-src']
const PERHAPS_LATE = [
  'data-lazy',
  'data-lazyload',
  'data-original-src',
  'data-real-src',
  'data-img-src',
  'data-echo',
  'data-image',
  'data-img',
  'data-orig-file',
]
const SETS = ['srcset', 'data-srcset', 'data-lazy-srcset']
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/i

/** The address of an image, before a script would put it in its place; empty when there is none. */
function addressOf(image: Element): string {
  const values = (names: readonly string[]) => names.map((name) => attribute(image, name))
  const late = values(PERHAPS_LATE).filter((value) => PICTURE_FILE.test(value.trim()))
  const sets = [...values(SETS), ...sourceSets(image)].map(firstOfSet)
  return (
    [...values(LATE), ...late, ...values(['src']), ...sets].find(
      (value) => value !== '' && !value.startsWith('data:'),
    ) ?? ''
  )
}

/** The sets of addresses of the `source` elements beside an image in its `picture`. */
function sourceSets(image: Element): string[] {
  const picture = image.parent
  if (!isElement(picture) || picture.name !== 'picture') return []
  return picture.children
    .slice(0, 10)
    .filter(isElement)
    .filter(({ name }) => name === 'source')
    .map((element) => attribute(element, 'srcset') || attribute(element, 'data-srcset'))
}

/** The name of an image's file without its size: `/uploads/tank-800x600.jpg?w=800` and `/tank.jpg` are one image. */
function nameOf(url: string): string {
  const file =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  return file.replace(/\.\w+$/, '').replace(/[-_]\d{2,4}x\d{2,4}$/, '')
}

const firstOfSet = (set: string): string => set.trim().split(/[\s,]+/)[0] ?? ''

/** Whether an image is a tracking pixel. */
function isPixel(image: Element): boolean {
  return /^[012](?:px)?$/.test(attribute(image, 'width')) && /^[012](?:px)?$/.test(attribute(image, 'height'))
}

/** Up to so many elements around an image may be its link. */
const LINK_REACH = 4

/** Whether an image links to the front page of its site, as logos do. */
function leadsToFrontPage(image: Element, source: PageSource): boolean {
  let at = image.parent
  for (let up = 0; isElement(at) && up < LINK_REACH; up++) {
    const href = at.name === 'a' ? attribute(at, 'href') : ''
    const url = href === '' ? null : resolve(href, source.base)
    if (url !== null) return pathOf(url) === '/' && new URL(url).host === new URL(source.url).host
    at = at.parent
  }
  return false
}
