import type { BlockRole, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, descendants, type Element, isElement } from '../html/dom.ts'
import type { Places } from '../main-text/places.ts'
import type { Segmentation } from '../main-text/segmentation.ts'
import type { PageSource } from './page-source.ts'

type Contacts = ReadPage['contacts']

/** How many contacts of each kind are kept. A page of branches has more, but reports do not need them. */
const MAX_EACH = 5
/** Limits on the forms of a page that are searched. */
const MAX_FORMS = 20
const MAX_FORM_NODES = 400
/** Contacts are in short lines. Longer ones are prose, which may mention anybody's. */
const MAX_LINE = 400

/** A postal address in Taiwan: 「臺北市大安區和平東路一段 10 號 3 樓」. Every repetition is bounded. */
const ADDRESS =
  /(?:\d{3,6}\s?)?(?:[臺台][北中南東]|新北|桃園|高雄|基隆|新竹|嘉義|苗栗|彰化|南投|雲林|屏東|宜蘭|花蓮|澎湖|金門|連江)[市縣][^，。；;｜|\n]{0,16}?(?:路|街|大道|段|巷|村|里)[^，。；;｜|\n]{0,16}?\d+\s?(?:[-之]\s?\d+)?\s?號(?:\s?(?:地下)?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?樓(?:之\s?\d{1,2})?)?/u
/** A labelled telephone number, or a toll-free one. */
const PHONE =
  /(?:電話|專線|TEL|Phone|Call)[^\d(+]{0,6}((?:\+886[-\s]?)?\(?0?\d{1,3}\)?[-\s]?\d{3,4}[-\s]?\d{3,4}(?:\s?(?:#|分機)\s?\d{1,5})?)|\b(0800[-\s]?\d{3}[-\s]?\d{3})\b/iu
const DIGITS = /\d{3}/
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u
/**
 * The hours of a place to visit, with those of other days after commas: 「週一至週五 10:00–21:00，週六 10:00–18:00」. When somebody
 * answers the telephone (客服時間, 服務時間) is another thing.
 */
const HOURS =
  /(?<!客服|線上|電話)(?:營業|門診|看診|開放)時間\s*[：:]?\s*([^，。；;\n]{4,60}(?:[，；;、]\s*(?:週|周|星期|禮拜|平日|[例國]?假日)[^，。；;\n]{1,40}){0,4})/u

/** Contacts of one kind, and of each whether it was only found in the page's text so far. */
type Found = Map<string, boolean>

/**
 * The contacts on a page: telephone and e-mail links, postal addresses, opening hours, and a contact form.
 *
 * @param roles of the segments; null for one that is no main text
 */
export function contactsOf(
  source: PageSource,
  { segments, containers }: Segmentation,
  roles: ReadonlyArray<BlockRole | null>,
  places: Places,
): Contacts {
  const phones: Found = new Map()
  const emails: Found = new Map()
  const addresses: Found = new Map()
  const hours: Found = new Map()
  const add = (found: Found, value: string | undefined, isInText: () => boolean): void => {
    const clean = (value ?? '').replace(/\s+/gu, ' ').trim()
    if (clean === '') return
    const before = found.get(clean)
    if (before === false) return
    const inText = isInText()
    const kept = [...found.values()].filter((each) => each === inText).length
    if (before === true ? !inText : kept < MAX_EACH) found.set(clean, inText)
  }
  for (const anchor of source.elements.get('a') ?? []) {
    const href = attribute(anchor, 'href').trim()
    if (href.startsWith('http')) continue
    const isInText = () => places.isInText(anchor)
    if (/^tel:/iu.test(href)) add(phones, unescaped(href.slice(4)), isInText)
    else if (/^mailto:/iu.test(href)) add(emails, EMAIL.exec(unescaped(href.slice(7)))?.[0], isInText)
  }
  const opens = roles.indexOf('content')
  const ends = roles.lastIndexOf('content')
  for (const [index, { text, container }] of segments.entries()) {
    if (text.length > MAX_LINE) continue
    const isInText = () => {
      const element = containers[container]?.element
      const role = roles[index] ?? null
      if (role === 'navigation' || role === 'byline' || element === undefined) return false
      return (
        !places.isFramed(element) &&
        (role !== null || (index > opens && index < ends) || isInArticle(element))
      )
    }
    // A quick check for a required character rules out most texts, because the patterns are slow.
    const phone = DIGITS.test(text) ? PHONE.exec(text) : null
    add(phones, phone?.[1] ?? phone?.[2], isInText)
    if (text.includes('@')) add(emails, EMAIL.exec(text)?.[0], isInText)
    if (text.includes('號')) add(addresses, ADDRESS.exec(text)?.[0], isInText)
    if (text.includes('時間')) add(hours, HOURS.exec(text)?.[1], isInText)
  }
  const inText = [phones, emails, addresses, hours].flatMap((found) =>
    [...found].flatMap(([value, only]) => (only ? [value] : [])),
  )
  return {
    phones: [...phones.keys()],
    emails: [...emails.keys()],
    addresses: [...addresses.keys()],
    hours: [...hours.keys()],
    form: (source.elements.get('form') ?? []).slice(0, MAX_FORMS).some(isContactForm),
    ...(inText.length === 0 ? {} : { inText }),
  }
}

/** How far outwards is looked for an article. */
const REACH = 100

function isInArticle(element: Element): boolean {
  let at: Element['parent'] = element
  for (let looked = 0; isElement(at) && looked < REACH; looked++) {
    if (at.name === 'article') return true
    at = at.parent
  }
  return false
}

/** Whether a form is a contact form: it has a message field and a field for a reply address. Comment forms do not count. */
function isContactForm(form: Element): boolean {
  const marks = ['id', 'class', 'action', 'name'].map((name) => attribute(form, name)).join(' ')
  if (/comment|reply|search|log-?in|sign-?in|subscribe|newsletter|respond/iu.test(marks)) return false
  let message = false
  let answer = false
  let looked = 0
  for (const node of descendants(form)) {
    if (looked++ > MAX_FORM_NODES) break
    if (!isElement(node)) continue
    if (node.name === 'textarea') message = true
    const field = `${attribute(node, 'type')} ${attribute(node, 'name')} ${attribute(node, 'id')}`
    if (node.name === 'input' && /e-?mail|\btel\b|phone|電話|信箱/iu.test(field)) answer = true
  }
  return message && answer
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
