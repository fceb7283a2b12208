import { hasType, nameOfValue } from '../structured-data/data-item.ts'
import { cleanName } from './author-name.ts'
import { bylineName } from './byline-element.ts'
import {
  type AuthoredSource,
  bylineLine,
  greetingName,
  nameBesideTitle,
  signedBesideTitle,
} from './byline-line.ts'
import { first, type Rule } from './first-rule.ts'
import { boardHeadAuthor, firstPostAuthor } from './forum-author.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource } from './page-source.ts'
import { nameBeforeHandle, profileBesideTitle } from './profile-link.ts'
import { signedAfterTitle } from './signed-line.ts'
import { siteNameOf } from './site-name.ts'

/** Who wrote a page, by what it shows and declares. */
export interface Author {
  /** A name, or names joined by commas; null when the page names none. */
  readonly name: string | null
  /** Whether somebody signs the page, and its head does not only name an organisation or its own site. */
  readonly isSigned: boolean
}

/** The author of the page. Named people come first, wherever they are named; organisations come last. */
export function authorOf(input: AuthoredSource): Author {
  const signed = first(SIGNING_RULES, input)
  return { name: signed ?? first(DECLARING_RULES, input), isSigned: signed !== null }
}

const SIGNING_RULES: ReadonlyArray<Rule<AuthoredSource, string>> = [
  ({ source }) =>
    declaredAuthors(source, (name, isPerson) => isPerson && !isOfSite(name, siteNameOf(source))),
  ({ source }) => {
    const name = namedInMeta(source)
    return name === null || isSitesOwn(name, siteNameOf(source)) ? null : name
  },
  ({ source }) => labelledName(source),
  (input) => (input.type === 'forum' ? profileBesideTitle(input) : null),
  ({ segments, type }) => (type === 'forum' ? boardHeadAuthor(segments) : null),
  ({ source, type }) => bylineName(source, type === 'forum'),
  ({ source, type }) => (type === 'forum' ? firstPostAuthor(source) : null),
  bylineLine,
  ({ source }) => metaAuthor(source),
  greetingName,
  nameBesideTitle,
  signedBesideTitle,
  profileBesideTitle,
  nameBeforeHandle,
  ({ source, segments }) => cleanName(signedAfterTitle(source, segments)?.name ?? ''),
]

const DECLARING_RULES: ReadonlyArray<Rule<AuthoredSource, string>> = [
  ({ source }) => declaredAuthors(source, () => true),
  ({ source }) => namedInMeta(source),
]

/** Whom templates name as the author of every page: whoever made the site. */
const WEB_DESIGNER = /網頁(?:設計|製作)|網站(?:設計|製作|建置)|架站|\bweb ?(?:design|studio|site)\b/iu

/** The author in a meta element with a usual name; null for the designer of the site. */
function namedInMeta(source: PageSource): string | null {
  const name = cleanName(metaContent(source, ...META_NAMES.author) ?? '')
  return name === null || WEB_DESIGNER.test(name) ? null : name
}

/** Whether a name is the site's, and not that of one person after whom the site is called: "Mara Lind". */
function isSitesOwn(name: string, site: string): boolean {
  return isOfSite(name, site) && !TWO_WORDS.test(name)
}

const TWO_WORDS = /^\p{Lu}[\p{L}.'’-]+ \p{Lu}[\p{L}.'’-]+$/u

/** Whether a name is the site's, or what the site's name begins with: 「晴天報」 of 「晴天報 Sunny News」. */
function isOfSite(name: string, site: string): boolean {
  return name === site || (name.length > 2 && site.startsWith(`${name} `))
}

/** `twitter:label1` is the label of `twitter:data1`, where blog software puts the author. */
function labelledName(source: PageSource): string | null {
  for (const number of ['1', '2']) {
    if (/^(?:written by|author|作者|撰文者?)$/i.test(metaContent(source, `twitter:label${number}`) ?? ''))
      return cleanName(metaContent(source, `twitter:data${number}`) ?? '')
  }
  return null
}

/** The author in a meta element whose name ends in "author", for software that is not listed. */
function metaAuthor({ metas }: PageSource): string | null {
  for (const [name, [content = '']] of metas) {
    const author = /[:._-]author(?:[._-]?name)?$/.test(name) ? cleanName(content) : null
    if (author !== null) return author
  }
  return null
}

const MAX_AUTHORS = 10

/** The authors in structured data that `isAsked` accepts. */
function declaredAuthors(
  source: PageSource,
  isAsked: (name: string, isPerson: boolean) => boolean,
): string | null {
  for (const item of source.items) {
    const isSigned =
      hasType(item, /Article|Posting|Report|Recipe|HowTo|WebPage$/) ||
      // The author of one of a product's reviews is a customer.
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

/** Decodes HTML entities, which some pages wrongly use in JSON-LD. */
const unescaped = (text: string): string => text.replace(/&amp;/g, '&').replace(/&#0?39;|&apos;/g, "'")
