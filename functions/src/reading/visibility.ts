import { attribute, type Element } from './dom.ts'

/** Elements whose content is not page text. */
const UNREAD: ReadonlySet<string> = new Set(
  (
    'script style template noscript head title svg math iframe object embed applet canvas audio video map ' +
    'datalist textarea noframes noembed xmp frameset'
  ).split(' '),
)

const HIDING_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden)/i

/**
 * Whether a reader never sees the element: markup that holds no text for people, or hidden by attribute or
 * inline style. `html` and `body` are shown regardless, since scripts commonly reveal them after loading.
 */
export function isUnseen(element: Element): boolean {
  if (UNREAD.has(element.name)) return true
  if (element.name === 'html' || element.name === 'body') return false
  const attributes = element.attribs
  if ('hidden' in attributes && attributes.hidden !== 'until-found') return true
  if (attributes['aria-hidden'] === 'true') return true
  const style = attributes.style
  if (style !== undefined && HIDING_STYLE.test(style)) return true
  return element.name === 'dialog' && !('open' in attributes) && attribute(element, 'role') !== 'main'
}
