import { type DataItem, hasType, textValue } from './data-item.ts'
import { attribute, type Element, following, isElement, textOf, tidy } from './dom.ts'
import { first, type Rule } from './first.ts'
import { metaContent, type PageSource } from './source.ts'

/** Who signs the page: a name, or names joined by commas; null when it does not say. */
export function authorOf(source: PageSource): string | null {
  return first(AUTHOR_RULES, source)
}

const MAX_NAME = 80

/** A name from what a page puts where one belongs: without "By", dates, roles and addresses. */
export function cleanName(text: string): string | null {
  const name = tidy(text)
    .replace(/^(?:written |posted |story |words |published )?by[\s:]+/i, '')
    .replace(/^(?:文字|撰文|作者|文|記者|记者|編輯|责任编辑|責任編輯|來源)\s*[:：／/|｜]\s*/, '')
    .replace(/^(?:記者|记者)\s*/, '')
    .replace(/\s*(?:[|｜•·]|\s[–—-]\s|,?\s+(?:published|updated|on|posted)\s).*$/i, '')
    .replace(/[,，、\s]+$/, '')
  if (name.length < 2 || name.length > MAX_NAME) return null
  if (
    /^https?:|[@<>{}=]|^\d+$|^(?:admin|administrator|author|guest|unknown|anonymous|null|undefined|none)$/i.test(
      name,
    )
  )
    return null
  return name
}

const AUTHOR_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) => {
    const items = source.items.filter((item) =>
      hasType(item, /Article|Posting|Report|Review$|Recipe|HowTo|WebPage$/),
    )
    for (const item of items) {
      const names = authorNames(item)
      if (names.length > 0) return names.slice(0, 5).join(', ')
    }
    return null
  },
  (source) =>
    cleanName(
      metaContent(
        source,
        'author',
        'article:author',
        'parsely-author',
        'dc.creator',
        'dcterms.creator',
        'sailthru.author',
        'byl',
        'citation_author',
      ) ?? '',
    ),
  bylineName,
]

function authorNames(item: DataItem): string[] {
  const values = item.values.author ?? item.values.creator ?? []
  const names = values.map((value) =>
    cleanName((typeof value === 'string' ? value : textValue(value, 'name')) ?? ''),
  )
  return [...new Set(names.filter((name) => name !== null))]
}

/** Class, id or property tokens of an element that holds a byline. */
const BYLINE =
  /(?:^|[\s_-])(?:byline|author|authors|writer|reporter|contributor)(?:[\s_-]?(?:name|names|link|info|by|url|fn))?(?=$|[\s_-])|^(?:vcard|fn)$/i
const NOT_BYLINE =
  /comment|reply|review|avatar|bio|image|photo|img|social|related|widget|more|list|description/i
const MAX_LOOKED_AT = 60_000

function bylineName(source: PageSource): string | null {
  let looked = 0
  let node = source.root.children[0] ?? null
  while (node !== null && looked++ < MAX_LOOKED_AT) {
    let enter = true
    if (isElement(node)) {
      enter = !['script', 'style', 'template', 'footer', 'nav', 'svg'].includes(node.name)
      const name = enter && isByline(node) ? cleanName(textOf(node, 200)) : null
      if (name !== null && /\p{L}/u.test(name)) return name
    }
    node = following(node, source.root, enter)
  }
  return null
}

function isByline(element: Element): boolean {
  if (/(?:^|\s)author(?:\s|$)/.test(attribute(element, 'rel'))) return true
  const marks = `${attribute(element, 'class')} ${attribute(element, 'itemprop')} ${attribute(element, 'id')}`
  return marks.length > 2 && marks.length < 300 && BYLINE.test(marks) && !NOT_BYLINE.test(marks)
}
