import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, descendants, type Element, isElement } from '../html/dom.ts'
import type { Segment } from '../main-text/segmentation.ts'
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

/** The contacts on a page: telephone and e-mail links, postal addresses, opening hours, and a contact form. */
export function contactsOf(source: PageSource, segments: readonly Segment[]): Contacts {
  const phones = new Set<string>()
  const emails = new Set<string>()
  const addresses = new Set<string>()
  const hours = new Set<string>()
  const add = (found: Set<string>, value: string | undefined): void => {
    if (value === undefined) return
    const clean = value.replace(/\s+/gu, ' ').trim()
    if (clean !== '' && found.size < MAX_EACH) found.add(clean)
  }
  for (const anchor of source.elements.get('a') ?? []) {
    const href = attribute(anchor, 'href').trim()
    if (href.startsWith('http')) continue
    if (/^tel:/iu.test(href)) add(phones, unescaped(href.slice(4)))
    else if (/^mailto:/iu.test(href)) add(emails, EMAIL.exec(unescaped(href.slice(7)))?.[0])
  }
  for (const { text } of segments) {
    if (text.length > MAX_LINE) continue
    // A quick check for a required character rules out most texts, because the patterns are slow.
    const phone = DIGITS.test(text) ? PHONE.exec(text) : null
    add(phones, phone?.[1] ?? phone?.[2])
    if (text.includes('@')) add(emails, EMAIL.exec(text)?.[0])
    if (text.includes('號')) add(addresses, ADDRESS.exec(text)?.[0])
    if (text.includes('時間')) add(hours, HOURS.exec(text)?.[1])
  }
  return {
    phones: [...phones],
    emails: [...emails],
    addresses: [...addresses],
    hours: [...hours],
    form: (source.elements.get('form') ?? []).slice(0, MAX_FORMS).some(isContactForm),
  }
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
