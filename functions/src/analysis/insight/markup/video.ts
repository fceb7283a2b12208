import type { ReadPage } from '@gaplens/contracts/read-page'
import { oneLine } from '../facts/wording.ts'
import { compact, type Node } from './nodes.ts'

/** The first video that the page shows, with what the page says of it: mostly its name and address, seldom its date. */
export function videoOf(page: ReadPage): Node | null {
  const [video] = page.videos
  if (video === undefined) return null
  return compact({
    '@type': 'VideoObject',
    name: oneLine(video.name),
    description: oneLine(page.description),
    thumbnailUrl: video.poster,
    ...(video.kind === 'embed' ? { embedUrl: video.url } : { contentUrl: video.url }),
  })
}
