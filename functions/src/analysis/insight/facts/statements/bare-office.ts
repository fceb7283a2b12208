import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** Where a page may say which place it is about. */
type Page = Partial<Pick<ReadPage, 'siteName' | 'title' | 'text'>>

/** The government of a place that the text before it names: 「向市府申請」. */
const THIS_GOVERNMENT = /(?<=^|[，。；：、向由經對與和])[縣市](?=政?府)/u
/** What an office of a city or a county is called beside the place's name, at the beginning of a clause: 「建設處副處長說」. */
const DEPARTMENT =
  /(?<=^|[，。；])(?:建設|工務|衛生|環保|都發|社會|勞動|勞工|交通|消防|教育|民政|地政|農業|觀光|住宅|建管)[處局科](?=\p{Script=Han})/u
/** A whole place: 「全縣已列出 214 處」. 「全市場」 is none. */
const WHOLE_PLACE = /(?<!\p{Script=Han})全[縣市](?![場集面])/u
const BARE = [THIS_GOVERNMENT, DEPARTMENT, WHOLE_PLACE]

/** What stands before a name and in none: 「去年縣府統計」, 「可先上縣府網站」, 「外縣市」. */
const NO_NAME = '[本全各該外他都照上先去年昨今到問由向在於是的了就請可需經與和及或每某乎縣市]'
/** A city or a county by name. 「大賣場超市」 and 「傳統市場」 are none. */
const PLACE = `(?<=^|\\P{Script=Han}|${NO_NAME})(?:(?!${NO_NAME})\\p{Script=Han}){2}(?:縣|(?<![城夜超門股房菜花黑早])市)(?![場集售值面佔占況價])`

/**
 * A text with the place whose office, government or area it speaks of first as if the reader were there: 「嵐汐縣建設處副處長說」. A newspaper
 * names the place once, at its beginning. What a page does not tell stays as it is.
 */
export function withPlaceNamed(text: string, page: Page): string {
  const [at] = BARE.map((bare) => text.search(bare))
    .filter((each) => each >= 0)
    .toSorted((a, b) => a - b)
  if (at === undefined || new RegExp(PLACE, 'u').test(text)) return text
  const rest = text.slice(at)
  const place = placeOf(rest, page)
  // Of 「縣府」 the place's own name has the first character.
  return place === null ? text : `${text.slice(0, at)}${place}${rest.replace(/^[縣市]/u, '')}`
}

/** Whether a text gives a figure of a government of which its page does not tell the place: 「縣府對長者每顆補助 10,000 元」. */
export function isOfUnknownPlace(text: string, page: Page): boolean {
  return /^[縣市]政?府[^。]*\d/u.test(text) && placeOf(text, page) === null
}

/** The only place of which a page names a government, an office or the people, or the only one in its title and its first lines. */
function placeOf(said: string, page: Page): string | null {
  const kind = /^全?([縣市])/u.exec(said)?.[1] ?? ''
  return (/^[縣市]/u.test(said) ? governedPlace(kind, page) : null) ?? placeAtBeginning(kind, page)
}

function governedPlace(kind: string, { siteName = '', title = '', text = '' }: Page): string | null {
  const governed = new RegExp(`${PLACE}(?<=${kind})(?=政府|府|[長民]|\\p{Script=Han}{2,4}[局處科])`, 'gu')
  return onlyOf([siteName, title, text].join('。').matchAll(governed))
}

/** How much of a page's text is its beginning, where a newspaper says where something happened. */
const BEGINNING = 160

function placeAtBeginning(kind: string, { siteName = '', title = '', text = '' }: Page): string | null {
  return onlyOf(
    [siteName, title, text.slice(0, BEGINNING)].join('。').matchAll(new RegExp(`${PLACE}(?<=${kind})`, 'gu')),
  )
}

function onlyOf(found: Iterable<RegExpMatchArray>): string | null {
  const places = new Set([...found].map(([place]) => place))
  const [only = null] = places
  return places.size === 1 ? only : null
}
