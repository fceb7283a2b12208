import { BESIDE_TAGS } from './beside-text.ts'
import { semanticTag } from './features/element-marks.ts'
import type { MainSegments } from './main-text.ts'
import type { Segmentation } from './segmentation.ts'

const LEVELS: ReadonlySet<number> = new Set([2, 3, 4])

/**
 * How many headings stand between the page's title or first content and its last, and were left out of its main text. With
 * any, the blocks do not show which headings the page has.
 */
export function leftOutHeadings(
  { segments, containers }: Pick<Segmentation, 'segments' | 'containers'>,
  { roles, titleIndex }: Pick<MainSegments, 'roles' | 'titleIndex'>,
): number {
  const isBeside = (container: number): boolean => {
    for (let at = container; at >= 0; at = containers[at]?.parent ?? -1) {
      const element = containers[at]?.element
      if (element !== undefined && BESIDE_TAGS.has(semanticTag(element))) return true
    }
    return false
  }
  const content = roles.indexOf('content')
  const first = titleIndex < 0 ? content : Math.min(titleIndex, content)
  const last = roles.lastIndexOf('content')
  return segments.filter(
    ({ kind, level, container }, at) =>
      kind === 'heading' &&
      LEVELS.has(level) &&
      at > first &&
      at < last &&
      (roles[at] ?? null) === null &&
      !isBeside(container),
  ).length
}
