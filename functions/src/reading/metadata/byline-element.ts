import { descendants, type Element, isElement, isText, nextNode, textOf, tidy } from '../html/dom.ts'
import { cleanAccount, cleanName, FULL_NAME } from './author-name.ts'
import type { PageSource } from './page-source.ts'

/** Class, id or property tokens of an element that holds a byline. */
const BYLINE =
  /(?:^|[\s_-])(?:byline|author|authors|writer|reporter|contributor)(?:[\s_-]?(?:name|names|link|info|by|url|fn))?(?=$|[\s_-])|^(?:vcard|fn)$/i
const NOT_BYLINE =
  /comment|reply|review|avatar|bio|image|photo|img|social|related|widget|more|list|description/i
const MAX_ELEMENTS = 60_000
const MAX_ACCOUNT = 100
/** Letters before digits, as in accounts of threads that were not recognised as such. */
const HAS_DIGITS = /^[a-z][a-z_.-]*\d{3,}$/i

const UNSIGNED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'footer', 'nav', 'svg'])

/**
 * The name in the first element whose attributes mark it as a byline. An account may be no name (`abc1234`) and decides all the same: the
 * next one is of whoever replied.
 */
export function bylineName(source: PageSource, isForum = false): string | null {
  let looked = 0
  const known = new Map<string, boolean>()
  let node = source.root.children[0] ?? null
  while (node !== null && looked++ < MAX_ELEMENTS) {
    let enter = true
    if (isElement(node)) {
      enter = !UNSIGNED.has(node.name)
      const name = enter && isByline(node, known) ? nameIn(node) : null
      if (name !== null) return name
      if (enter && isByline(node, known)) {
        const [account = '', ...more] = tidy(textOf(node, MAX_ACCOUNT)).split(' ')
        const isAccount = HAS_DIGITS.test(account)
          ? isForum || more.length === 0
          : isForum && more.length === 0
        const signs = isAccount ? cleanAccount(account) : null
        if (signs !== null) return signs
      }
    }
    node = nextNode(node, source.root, enter)
  }
  return null
}

/** @param known cached answers by class attribute, because pages repeat them */
function isByline(
  { attribs: { rel, class: classes, itemprop, id } }: Element,
  known: Map<string, boolean>,
): boolean {
  if (rel !== undefined && /(?:^|\s)author(?:\s|$)/.test(rel)) return true
  if (itemprop !== undefined || id !== undefined)
    return isMarkedByline(`${classes ?? ''} ${itemprop ?? ''} ${id ?? ''}`)
  if (classes === undefined) return false
  const isMarked = known.get(classes) ?? isMarkedByline(`${classes}  `)
  known.set(classes, isMarked)
  return isMarked
}

function isMarkedByline(marks: string): boolean {
  return marks.length > 2 && marks.length < 300 && BYLINE.test(marks) && !NOT_BYLINE.test(marks)
}

const INITIALS = /^\p{Lu}{1,2}$/u

/** The name in a byline: the text of its link, or all of a short text, or the first piece that can be a name. */
function nameIn(byline: Element): string | null {
  const pieces: string[] = []
  let linked: string | null = null
  for (const node of descendants(byline)) {
    if (isElement(node) && node.name === 'a') linked ??= cleanName(textOf(node, 100))
    // Two capitals are initials instead of a portrait.
    if (isText(node) && node.data.trim() !== '' && !INITIALS.test(node.data.trim())) pieces.push(node.data)
    if (pieces.length > 12) break
  }
  const [own = '', after = ''] = pieces
  // Text after the name is a post or a biography.
  const alone =
    after.length > 1 && FULL_NAME.test(tidy(own)) && !/^(?:and|&|與|及|和)\b/.test(tidy(after))
      ? cleanName(own)
      : null
  const whole = pieces.length <= 2 ? cleanName(pieces.join(' ')) : null
  return linked ?? alone ?? whole ?? pieces.map(cleanName).find((name) => name !== null) ?? null
}
