import { SITE } from '../site.ts'
import type { PicturesText } from './pictures-text.ts'
import { Views } from './views.tsx'
import { Walkthrough } from './walkthrough.tsx'

/**
 * The product in pictures (`npm run pictures`), written by the build alone: nothing here needs a script. The walk-through
 * stands where a deployment has no demo video.
 */
export function ProductPictures({ text, video = SITE.demoVideo }: { text: PicturesText; video?: string }) {
  return (
    <>
      <Views text={text.views} />
      {video === '' ? <Walkthrough text={text.walk} /> : null}
    </>
  )
}
