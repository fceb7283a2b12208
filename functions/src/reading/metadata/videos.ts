import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, type Element, isElement, tidy } from '../html/dom.ts'
import { type PageSource, resolve } from './page-source.ts'

const MAX_VIDEOS = 5
/** Addresses of embedded video players. */
const PLAYER =
  /^https:\/\/(?:(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/[\w-]{6,}|player\.vimeo\.com\/video\/\d+)/u
/** The default title of a player for a video without a name. */
const NO_NAME = /^(?:youtube|vimeo)?\s*(?:video)?\s*(?:player)?$/iu

/** The videos on a page, in embedded players and as files, with their names. */
export function videosOf(source: PageSource): ReadPage['videos'] {
  const embedded = (source.elements.get('iframe') ?? []).flatMap((frame) => {
    const url = resolve(attribute(frame, 'src') || attribute(frame, 'data-src'), source.base)
    return url === null || !PLAYER.test(url)
      ? []
      : [{ url, kind: 'embed' as const, name: nameOf(frame), poster: null }]
  })
  const played = (source.elements.get('video') ?? []).flatMap((video) => {
    const inner = video.children.find((child) => isElement(child) && child.name === 'source')
    const address = attribute(video, 'src') || (isElement(inner) ? attribute(inner, 'src') : '')
    const url = resolve(address, source.base)
    if (address === '' || url === null) return []
    const poster = attribute(video, 'poster')
    return [
      {
        url,
        kind: 'file' as const,
        name: nameOf(video),
        poster: poster === '' ? null : resolve(poster, source.base),
      },
    ]
  })
  return [...new Map([...embedded, ...played].map((video) => [video.url, video])).values()].slice(
    0,
    MAX_VIDEOS,
  )
}

function nameOf(element: Element): string {
  const name = tidy(attribute(element, 'title') || attribute(element, 'aria-label')).slice(0, 200)
  return NO_NAME.test(name) ? '' : name
}
