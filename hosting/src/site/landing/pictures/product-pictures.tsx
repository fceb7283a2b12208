import { SITE } from '../site.ts'
import type { PicturesText } from './pictures-text.ts'
import { Views } from './views.tsx'
import { Walkthrough } from './walkthrough.tsx'

/**
 * Pictures of the product (`npm run pictures`), rendered only by the build, because nothing here needs a script. The walk-through
 * replaces the demo video if a deployment has none.
 */
export function ProductPictures({ text, video = SITE.demoVideo }: { text: PicturesText; video?: string }) {
  return (
    <>
      <Views text={text.views} />
      {video === '' ? <Walkthrough text={text.walk} /> : null}
    </>
  )
}
