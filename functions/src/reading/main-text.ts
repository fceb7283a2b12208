import type { Segmentation } from './segment.ts'

/** Whether each segment belongs to the main text. */
export function chooseMainText({ segments, containers }: Segmentation): boolean[] {
  return segments.map((segment) => {
    for (let at = segment.container; at >= 0; at = containers[at]?.parent ?? -1) {
      const element = containers[at]?.element
      if (element === undefined) break
      if (/^(?:nav|footer|aside|form|button|label|select)$/.test(element.name)) return false
      if (
        element.name !== 'body' &&
        element.name !== 'html' &&
        /(?:^|[\s_-])(?:nav|menu|footer|sidebar|breadcrumbs?|cookie|share|social|related|comments?|newsletter|modal|popup|banner)/i.test(
          `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`,
        )
      )
        return false
    }
    const linkShare = segment.linkChars / segment.text.length
    if (segment.kind === 'heading') return true
    return linkShare < 0.5 && (segment.words >= 8 || segment.kind !== 'paragraph')
  })
}
