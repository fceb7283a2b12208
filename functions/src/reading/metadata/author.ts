import type { PageType } from '@gaplens/contracts/read-page'
import { descendants, type Element, isElement, isText, nextNode, textOf, tidy } from '../html/dom.ts'
import type { Segment } from '../main-text/segmentation.ts'
import { hasType, nameOfValue } from '../structured-data/data-item.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { parseDate } from './parse-date.ts'
import { firstPoster } from './poster.ts'
import { signedAfterTitle } from './signed-line.ts'
import { metaContent, type PageSource } from './source.ts'
import { siteNameOf } from './title.ts'

export interface AuthoredSource {
  readonly source: PageSource
  readonly segments: readonly Segment[]
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
  readonly type: PageType
}

/** Who signs the page: a name, or names joined by commas; null when it does not say. */
export function authorOf(input: AuthoredSource): string | null {
  return first(AUTHOR_RULES, input)
}

const MAX_NAME = 80
/** More than a name with what may stand around it. */
const MAX_WRITTEN = 400

/** A name from what a page puts where one belongs: without "By", dates, roles and addresses. */
function cleanName(text: string): string | null {
  const name = tidy(text.slice(0, MAX_WRITTEN))
    .replace(/^(?:(?:written|posted|published|story|words|reviewed|contributed)\s*)?by[\s:]+/i, '')
    .replace(/^(?:the\s+)?author\s*[:-]?\s+/i, '')
    .replace(/^(?:文字|撰文|作者|文|記者|记者|編輯|责任编辑|責任編輯|來源)\s*[:：／/|｜]\s*/, '')
    .replace(/^(?:記者|记者)\s*/, '')
    .replace(/\s*(?:[|｜•·]|\s[–—-]\s|,?\s+(?:published|updated|on|posted|in)\s).*$/i, '')
    .replace(/^[,，、#@\s]+|[,，、:：\s]+$/g, '')
  if (name.length < 2 || name.length > MAX_NAME || !/\p{L}/u.test(name) || parseDate(name) !== null)
    return null
  return NO_NAME.test(name) ? null : name
}

const NO_NAME =
  /^https?:|[@<>{}=]|\d{3}|\b(?:badges?|reputation|joined|messages|updated|min(?:ute)?s? (?:read|ago)|read more|written by|posted)\b|^(?:admin|administrator|(?:the )?authors?|guest|unknown|anonymous|null|undefined|none|posts?|staff|editor|by|share|follow|identity|wordpress|webmaster|discuz!? team.*|phpcms|dedecms|joomla!?.*|[a-z]{3,}(?:\.[a-z]{3,}){2,}|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\.?)$|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}$/i

/** People first, wherever they are named; what an organisation signs by itself comes last. */
const AUTHOR_RULES: ReadonlyArray<Rule<AuthoredSource, string>> = [
  ({ source }) => declaredAuthors(source, (name, isPerson) => isPerson && name !== siteNameOf(source)),
  ({ source }) => cleanName(metaContent(source, ...META_NAMES.author) ?? ''),
  ({ source }) => labelledName(source),
  ({ source }) => bylineName(source),
  bylineLine,
  ({ source }) => metaAuthor(source),
  greetingName,
  nameBesideTitle,
  signedBesideTitle,
  ({ source, type }) => (type === 'forum' ? firstPoster(source) : null),
  ({ source, segments }) => cleanName(signedAfterTitle(source, segments)?.name ?? ''),
  ({ source }) => declaredAuthors(source, () => true),
]

/** `twitter:label1` names what `twitter:data1` holds; blogs' software puts the author there. */
function labelledName(source: PageSource): string | null {
  for (const number of ['1', '2']) {
    if (/^(?:written by|author|作者|撰文者?)$/i.test(metaContent(source, `twitter:label${number}`) ?? ''))
      return cleanName(metaContent(source, `twitter:data${number}`) ?? '')
  }
  return null
}

/** Other software than the listed gives the author under a name that ends in that word. */
function metaAuthor({ metas }: PageSource): string | null {
  for (const [name, [content = '']] of metas) {
    const author = /[:._-]author(?:[._-]?name)?$/.test(name) ? cleanName(content) : null
    if (author !== null) return author
  }
  return null
}

const MAX_AUTHORS = 10

/** The authors that structured data names, of those that are asked for. */
function declaredAuthors(
  source: PageSource,
  isAsked: (name: string, isPerson: boolean) => boolean,
): string | null {
  for (const item of source.items) {
    const isSigned =
      hasType(item, /Article|Posting|Report|Recipe|HowTo|WebPage$/) ||
      // One among a product's reviews is a customer's.
      (item.top && hasType(item, /Review$/))
    if (!isSigned) continue
    const names = (item.values.author ?? item.values.creator ?? []).flatMap((value) => {
      const name = cleanName(unescaped(nameOfValue(value, source.items) ?? ''))
      const isPerson = typeof value === 'string' || !hasType(value, /Organization$|Corporation$|^WebSite$/)
      return name !== null && isAsked(name, isPerson) ? [name] : []
    })
    if (names.length > 0) return [...new Set(names)].slice(0, MAX_AUTHORS).join(', ')
  }
  return null
}

/** JSON-LD is no HTML, yet some write it as if it were. */
const unescaped = (text: string): string => text.replace(/&amp;/g, '&').replace(/&#0?39;|&apos;/g, "'")

/** Class, id or property tokens of an element that holds a byline. */
const BYLINE =
  /(?:^|[\s_-])(?:byline|author|authors|writer|reporter|contributor)(?:[\s_-]?(?:name|names|link|info|by|url|fn))?(?=$|[\s_-])|^(?:vcard|fn)$/i
const NOT_BYLINE =
  /comment|reply|review|avatar|bio|image|photo|img|social|related|widget|more|list|description/i
const MAX_LOOKED_AT = 60_000

const UNSIGNED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'footer', 'nav', 'svg'])

function bylineName(source: PageSource): string | null {
  let looked = 0
  const known = new Map<string, boolean>()
  let node = source.root.children[0] ?? null
  while (node !== null && looked++ < MAX_LOOKED_AT) {
    let enter = true
    if (isElement(node)) {
      enter = !UNSIGNED.has(node.name)
      const name = enter && isByline(node, known) ? nameIn(node) : null
      if (name !== null) return name
    }
    node = nextNode(node, source.root, enter)
  }
  return null
}

/** @param known what was answered of each class before: a page's parts repeat them */
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

/** The name in a byline: of its link if it has one, of all of it when short, or of its first piece that can be one. */
function nameIn(byline: Element): string | null {
  const pieces: string[] = []
  let linked: string | null = null
  for (const node of descendants(byline)) {
    if (isElement(node) && node.name === 'a') linked ??= cleanName(textOf(node, 100))
    // Two capitals stand in for a portrait.
    if (isText(node) && node.data.trim() !== '' && !INITIALS.test(node.data.trim())) pieces.push(node.data)
    if (pieces.length > 12) break
  }
  const [own = '', after = ''] = pieces
  // A post or a life comes after the name.
  const alone =
    after.length > 1 && FULL_NAME.test(tidy(own)) && !/^(?:and|&|與|及|和)\b/.test(tidy(after))
      ? cleanName(own)
      : null
  const whole = pieces.length <= 2 ? cleanName(pieces.join(' ')) : null
  return linked ?? alone ?? whole ?? pieces.map(cleanName).find((name) => name !== null) ?? null
}

const BYLINE_TEXT =
  /^(?:(?:[Ww]ritten|[Pp]osted|[Ss]tory|[Ww]ords|[Aa]rticle)\s+)?[Bb]y:?\s+(\p{Lu}[\p{L}.'’-]+(?:\s+(?:and\s+)?\p{Lu}[\p{L}.'’-]*){1,6})(?=$|[,|•·]|\s+(?:on|in|at|for)\b|\s+[–—-]|\s+\d)/u
/** Two to four capitalised words, or a few Han characters. */
const FULL_NAME = /^(?:\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}|\p{Script=Han}{2,6})$/u
/** A line of its own that says that a name comes next. */
const BYLINE_LABEL =
  /^(?:(?:written|posted|story|words|article|authored)\s+by|author|作者|撰文|文)\s*[:：]?$/i
const CHINESE_BYLINE =
  /^(?:作者|撰文|記者|採訪(?:撰文|整理)?|文字?(?:[、．・／/]?(?:圖|攝影))?|圖[、．・／/]?文)\s*[:：／/|｜]\s*([\p{L}·．.\s]{2,20}?)(?=$|[,，|｜／/（(]|\s{2}|\s+\d|\s+(?:圖|攝影?|編輯|影像)\s*[／/:：])/u

/** Taiwanese newspapers: 「〔記者林以晴／台北報導〕」, 「（中央社記者林以晴台北2日電）」. It may begin the first paragraph. */
const REPORTER =
  /^[〔［[【（(]?(?:中央社|本報|特約)?記者\s*(?:(\p{Script=Han}{2,4}(?:[、，]\p{Script=Han}{2,4}){0,3})\s*[／/]\s*\p{Script=Han}{2,6}?(?:報導|電)|(\p{Script=Han}{3})\p{Script=Han}{2,3}(?:\d{1,2}日)?(?:專?電|報導))/u

function reporterIn(text: string): string | null {
  const [, listed, single] = REPORTER.exec(text.slice(0, 60)) ?? []
  return (listed ?? single)?.replaceAll('、', ', ').replaceAll('，', ', ') ?? null
}

/** 「Hi 我是阿正～」, 「創作者介紹 阿正 發表在 痞客邦」: how writers on blog platforms say who they are. */
const GREETING =
  /^(?:Hi|Hello|嗨|哈囉|大家好)[\s,，!！~～]{0,3}(?:我是|我叫|I['’]m\s|I am\s)([\p{L}·. ]{2,16}?)[\s~～!！。,，]{0,3}$/iu
const PLATFORM = /^創作者介紹\s+([\p{L}\p{N}·_. ]{2,24}?)\s+發表(?:在|於)/u

function greetingName({ segments }: AuthoredSource): string | null {
  for (const { text } of segments) {
    if (text.length > 120) continue
    const written = GREETING.exec(text)?.[1] ?? PLATFORM.exec(text)?.[1]
    const name = written === undefined ? null : cleanName(written)
    if (name !== null) return name
  }
  return null
}

/** A line of its own: a name, with a title or degree, before a date or alone. */
const SIGNED =
  /^((?:Dr\.\s)?\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}(?:,\s(?:M\.?D\.?|Ph\.?D\.?|DVM|DDS|DMD|RN|RD|CPA))?|(?:\p{Script=Han}{2,4}師|\p{Script=Han}{1,2}士|記者)?\s?\p{Script=Han}{2,4})(?:[\s|｜·]+(.{6,24}))?$/u
const NEAR_TITLE = 2

/** A name right under the title that is followed by the page's date, or that bears a degree. */
function nameBesideTitle({ segments, titleIndex }: AuthoredSource): string | null {
  if (titleIndex < 0) return null
  for (const { text } of segments.slice(titleIndex + 1, titleIndex + 1 + NEAR_TITLE)) {
    const [, name = '', after] = text.length > 60 ? [] : (SIGNED.exec(text) ?? [])
    const isSigned = after === undefined ? /^Dr\.|,/.test(name) : parseDate(after) !== null
    if (name !== '' && isSigned && !/更新|[發刊][布佈表]|日期|時間|瀏覽/u.test(name)) return cleanName(name)
  }
  return null
}

/** "by ibby", "Posted by Ana · 2 May": of any name, since it stands beside the title. */
const BY_ANYBODY =
  /^(?:(?:written|posted|started|published)\s+)?by:?\s+([\p{L}\d][\p{L}\d._'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3})(?=$|\s*[,|•·]|\s+(?:on|in|at|for)\b|\s+[–—-]|\s+\d)/iu
const SIGNED_NEAR = 5

function signedBesideTitle({ segments, titleIndex }: AuthoredSource): string | null {
  if (titleIndex < 0) return null
  for (const { text } of segments.slice(titleIndex + 1, titleIndex + 1 + SIGNED_NEAR)) {
    const written = text.length > 120 ? undefined : BY_ANYBODY.exec(text)?.[1]
    const name = written === undefined || MENU.test(written) ? null : cleanName(written)
    if (name !== null) return name
  }
  return null
}

/** A board's account with its nickname: `作者 lin (林)`. */
const BOARD_BYLINE = /^作者\s+([A-Za-z][A-Za-z0-9]{1,11})\s*\(/

/** A short line that begins as bylines do. */
function bylineLine({ segments }: AuthoredSource): string | null {
  for (const [index, { text }] of segments.entries()) {
    const reporter = reporterIn(text)
    if (reporter !== null) return reporter
    if (text.length > 120) continue
    if (BYLINE_LABEL.test(text)) {
      const next = segments[index + 1]?.text ?? ''
      const name = FULL_NAME.test(next) ? cleanName(next) : null
      if (name !== null) return name
    }
    const found = bylineIn(text)
    const name = found === null ? null : cleanName(found)
    if (name !== null) return name
  }
  return null
}

function bylineIn(text: string): string | null {
  const chinese = CHINESE_BYLINE.exec(text)?.[1] ?? BOARD_BYLINE.exec(text)?.[1]
  if (chinese !== undefined) return chinese
  const found = BYLINE_TEXT.exec(text)
  const name = found?.[1]
  if (found === null || name === undefined || MENU.test(name)) return null
  // "By Ana Lima April 12, 2024"
  return /^\s+\d/.test(text.slice(found[0].length)) ? name.replace(/\s+\p{Lu}\p{Ll}+$/u, '') : name
}

/** Ways to browse rather than people: "By Use Case", "By Brand". */
const MENU =
  /\b(?:age|brand|budget|case|categor(?:y|ies)|color|colou?r|compan(?:y|ies)|date|departments?|features?|gender|industr(?:y|ies)|location|material|needs?|price|products?|regions?|roles?|sizes?|solutions?|states?|styles?|teams?|topics?|types?|use)\b/i
