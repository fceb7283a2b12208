import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { compact, type Node } from './nodes.ts'

/** The first video on the page with its details, usually name and address; null when there is none. */
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
