import { isAboutPrice } from '@gaplens/coverage/price-topics'
import type { PageSection } from './own-sections.ts'

type Part = Pick<PageSection, 'heading' | 'start' | 'step'>

/**
 * Whether a position is after what may be a page's last word: its last section, if it tells no prices and none of the
 * subjects that the page is known to cover. What has nothing to do with it would come too late.
 */
export function afterwordOf(
  own: readonly Part[],
  parts: readonly Part[],
  anchors: readonly { readonly at: number }[],
): (slot: number) => boolean {
  const last = parts.length - 1
  const [before, part] = [parts[last - 1], parts[last]]
  const isAfterword =
    before !== undefined &&
    part !== undefined &&
    part.start === own.at(-1)?.start &&
    before.step === null &&
    !isAboutPrice(part.heading) &&
    !anchors.some(({ at }) => at === last)
  return (slot) => isAfterword && slot === last
}
