import { attribute, descendants, type Element, isElement } from './dom.ts'

/** Elements whose content is not page text. */
const UNREAD: ReadonlySet<string> = new Set(
  (
    'script style template noscript head title svg math iframe object embed applet canvas audio video map ' +
    'datalist textarea noframes noembed xmp frameset'
  ).split(' '),
)

const HIDING_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden)/i

/** Marks of parts that a reader opens in place: accordions, tabs, "read more", slides. */
const OPENABLE =
  /accordion|collaps|expand|tab-?(?:pane|content|panel|body|\d)|tabbed|toggle-?content|read-?more|show-?more|more-?(?:text|content)|spoiler|faq|answer|carousel|slide|swiper|disclosure/i
/** Marks of what opens over the page or beside it: menus, dialogs, notices. */
const OVERLAY =
  /modal|pop-?up|pop-?over|dialog|menu|nav|cookie|consent|drawer|off-?canvas|drop-?down|search|log-?in|sign-?in|cart|overlay|tooltip|toast|lightbox|form\b/i
const OVERLAY_ROLE = /^(?:dialog|alertdialog|menu|menubar|listbox|tooltip|alert|status|search|navigation)$/

/** What about a document decides whether parts of it are seen. */
export interface Visibility {
  /** Ids that a control on the page opens. */
  readonly controlled: ReadonlySet<string>
  /** Read what stands in `noscript`: for pages that show nothing else. */
  readonly noscript: boolean
}

/**
 * Whether a reader never sees the element: markup that holds no text for people, or what an attribute or inline
 * style hides. Not hidden: `html` and `body`, which scripts reveal after loading; shadow roots declared in the
 * markup; and collapsed parts that the reader opens in place (accordions, tabs), which are content like any other.
 */
export function isUnseen(element: Element, { controlled, noscript }: Visibility): boolean {
  const { name, attribs } = element
  if (UNREAD.has(name)) {
    if (name === 'noscript') return !noscript
    return name !== 'template' || !('shadowrootmode' in attribs)
  }
  if (name === 'html' || name === 'body') return false
  const hidden =
    ('hidden' in attribs && attribs.hidden !== 'until-found') ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.style !== undefined && HIDING_STYLE.test(attribs.style)) ||
    (name === 'dialog' && !('open' in attribs))
  return hidden && !isCollapsed(element, controlled)
}

/** A hidden part that opens in place. */
export function isCollapsed(element: Element, controlled: ReadonlySet<string>): boolean {
  const role = attribute(element, 'role')
  if (role === 'tabpanel') return true
  if (element.name === 'dialog' || OVERLAY_ROLE.test(role) || 'aria-modal' in element.attribs) return false
  const marks = marksOf(element)
  if (OVERLAY.test(marks)) return false
  const id = attribute(element, 'id')
  if (OPENABLE.test(marks) || (id !== '' && controlled.has(id)) || followsControl(element)) return true
  const parent = element.parent
  return (
    parent !== null && 'attribs' in parent && OPENABLE.test(marksOf(parent)) && !OVERLAY.test(marksOf(parent))
  )
}

/** Elements looked through for the control. */
const CONTROL_REACH = 12

/** Whether what stands right before the element is, or holds, a control that says it opens something. */
function followsControl(element: Element): boolean {
  let before = element.prev
  while (before !== null && !isElement(before)) before = before.prev
  if (before === null || OVERLAY.test(marksOf(before))) return false
  if ('aria-expanded' in before.attribs) return true
  let looked = 0
  for (const inner of descendants(before)) {
    if (isElement(inner) && 'aria-expanded' in inner.attribs) return true
    if (++looked >= CONTROL_REACH) return false
  }
  return false
}

function marksOf(element: Element): string {
  return `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'itemprop')}`.slice(
    0,
    400,
  )
}

const REFERENCES = ['aria-controls', 'data-target', 'data-bs-target']

/** Adds the ids that the element, a control, opens. */
export function addControlledIds(ids: Set<string>, { attribs }: Element): void {
  for (const name of REFERENCES) {
    const value = attribs[name]
    if (value === undefined || value.length > 200) continue
    for (const id of value.split(/\s+/)) if (id !== '' && id !== '#') ids.add(id.replace(/^#/, ''))
  }
}
