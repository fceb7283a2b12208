import { attribute, descendants, type Element, isElement, isText, textOf } from './dom.ts'

/**
 * Elements whose content is not page text. Readers see one option of a `select`, and on the labelled pages one in a hundred of
 * its words is main text.
 */
const NOT_PAGE_TEXT: ReadonlySet<string> = new Set(
  (
    'script style template noscript head title svg math iframe object embed applet canvas audio video map ' +
    'select datalist textarea noframes noembed xmp frameset'
  ).split(' '),
)

const HIDING_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden)/i

/** Class names and ids of parts that a reader opens in place: accordions, tabs, "read more", slides. */
const OPENABLE =
  /accordion|collaps|expand|tab-?(?:pane|content|panel|body|\d)|tabbed|toggle-?content|read-?more|show-?more|more-?(?:text|content)|spoiler|faq|answer|carousel|slide|swiper|disclosure/i
/** Class names and ids of parts that open over the page or beside it: menus, dialogs, notices. */
const OVERLAY =
  /modal|pop-?up|pop-?over|dialog|menu|nav|cookie|consent|drawer|off-?canvas|drop-?down|search|log-?in|sign-?in|cart|overlay|tooltip|toast|lightbox|form\b/i
const OVERLAY_ROLE = /^(?:dialog|alertdialog|menu|menubar|listbox|tooltip|alert|status|search|navigation)$/

/** What the visibility of an element depends on, beyond the element itself. */
export interface Visibility {
  /** Ids of elements that a control on the page opens. */
  readonly controlled: ReadonlySet<string>
  /** Whether to read `noscript`. Some pages show nothing else without scripts. */
  readonly noscript: boolean
}

/**
 * Whether people never see the element: its markup is not for people, or an attribute or inline style hides it.
 * Four kinds count as visible although they are hidden: `html` and `body`, which scripts reveal after loading; shadow
 * roots declared in the markup; collapsed parts that readers open in place (accordions, tabs); and parts that are hidden
 * from screen readers only.
 */
export function isNeverShown(element: Element, { controlled, noscript }: Visibility): boolean {
  const { name, attribs } = element
  if (NOT_PAGE_TEXT.has(name)) {
    if (name === 'noscript') return !noscript
    return name !== 'template' || !('shadowrootmode' in attribs)
  }
  if (name === 'html' || name === 'body') return false
  const hidden =
    ('hidden' in attribs && attribs.hidden !== 'until-found') ||
    (attribs.style !== undefined && HIDING_STYLE.test(attribs.style)) ||
    (name === 'dialog' && !('open' in attribs))
  if (!hidden && attribs['aria-hidden'] !== 'true') return false
  return !isCollapsed(element, controlled) && (hidden || !isShownUnspoken(element))
}

/** Parts with less text are icons, stars and visual copies of a price. */
const MIN_UNSPOKEN_CHARS = 80
/** How many nodes are searched for that text. */
const UNSPOKEN_REACH = 400
/** Elements whose text does not count, because closed menus and shopping carts consist of them. */
const CONTROLS: ReadonlySet<string> = new Set([...NOT_PAGE_TEXT, 'a', 'button', 'form', 'label', 'nav'])
/** Class names of elements that style sheets hide. */
const HIDDEN_CLASS = /(?:^|[\s_-])(?:hid(?:e|den)|invisible|d-none|sr-only|offscreen)(?:$|[\s_-])/i

/**
 * Whether a part with `aria-hidden` is visible. The attribute hides it from screen readers only, as with teasers beside a link
 * with the same text, cards that turn over, or the page below an open notice. Closed menus and dialogs have it too.
 */
function isShownUnspoken(element: Element): boolean {
  if (isOverlay(element) || HIDDEN_CLASS.test(attribute(element, 'class'))) return false
  let characters = 0
  let looked = 0
  for (const inner of descendants(element, ({ name }) => CONTROLS.has(name))) {
    if (isText(inner)) characters += inner.data.trim().length
    if (characters >= MIN_UNSPOKEN_CHARS) return true
    if (++looked >= UNSPOKEN_REACH) return false
  }
  return false
}

/** Whether an element is a dialog, a menu or a notice, which opens over the page or beside it. */
export function isOverlay(element: Element): boolean {
  const role = attribute(element, 'role')
  if (element.name === 'dialog' || OVERLAY_ROLE.test(role) || 'aria-modal' in element.attribs) return true
  return OVERLAY.test(marksOf(element))
}

/** Whether a hidden part opens in place. */
export function isCollapsed(element: Element, controlled: ReadonlySet<string>): boolean {
  if (attribute(element, 'role') === 'tabpanel') return true
  if (isOverlay(element)) return false
  const marks = marksOf(element)
  const id = attribute(element, 'id')
  if (OPENABLE.test(marks) || (id !== '' && controlled.has(id)) || followsControl(element)) return true
  const parent = element.parent
  return (
    parent !== null && 'attribs' in parent && OPENABLE.test(marksOf(parent)) && !OVERLAY.test(marksOf(parent))
  )
}

/** The longest question whose hidden answer is read, in characters. */
const MAX_QUESTION = 250
const QUESTION = new RegExp(`^[^]{4,${MAX_QUESTION}}[?？][\\s+–-]*$`)
/** How many elements are searched for the control. */
const CONTROL_REACH = 12

/** Whether the element directly before this one is a question, or is or contains a control that opens something. */
function followsControl(element: Element): boolean {
  let before = element.prev
  while (before !== null && !isElement(before)) before = before.prev
  if (before === null || OVERLAY.test(marksOf(before))) return false
  if (QUESTION.test(textOf(before, MAX_QUESTION + 1).trim())) return true
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

/** Adds the ids of the elements that this control opens. */
export function addControlledIds(ids: Set<string>, { attribs }: Element): void {
  for (const name of REFERENCES) {
    const value = attribs[name]
    if (value === undefined || value.length > 200) continue
    for (const id of value.split(/\s+/)) if (id !== '' && id !== '#') ids.add(id.replace(/^#/, ''))
  }
}
