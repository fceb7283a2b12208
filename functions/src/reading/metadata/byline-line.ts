import type { PageType } from '@gaplens/contracts/analysis/read-page'
import type { Segment } from '../main-text/segmentation.ts'
import { cleanName, FULL_NAME, MENU } from './author-name.ts'
import type { PageSource } from './page-source.ts'
import { parseDate } from './parse-date.ts'

export interface AuthoredSource {
  readonly source: PageSource
  readonly segments: readonly Segment[]
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
  readonly type: PageType
}

const BYLINE_TEXT =
  /^(?:(?:[Ww]ritten|[Pp]osted|[Ss]tory|[Ww]ords|[Aa]rticle)\s+)?[Bb]y:?\s+(\p{Lu}[\p{L}.'’-]+(?:\s+(?:and\s+)?\p{Lu}[\p{L}.'’-]*){1,6})(?=$|[,|•·]|\s+(?:on|in|at|for)\b|\s+[–—-]|\s+\d)/u

/** A line that is only the label of the name in the next line. */
const BYLINE_LABEL =
  /^(?:(?:written|posted|story|words|article|authored)\s+by|author|作者|撰文|文)\s*[:：]?$/i
const CHINESE_BYLINE =
  /^(?:作者|撰文|記者|採訪(?:撰文|整理)?|文字?(?:[、．・／/]?(?:圖|攝影))?|圖[、．・／/]?文)\s*[:：／/|｜]\s*([\p{L}·．.\s]{2,20}?)(?=$|[,，|｜／/（(]|\s{2}|\s+\d|\s+(?:圖|攝影?|編輯|影像)\s*[／/:：])/u

/** The byline of Taiwanese newspapers, which may begin the first paragraph: 「〔記者林以晴／台北報導〕」, 「（中央社記者林以晴台北2日電）」. */
const REPORTER =
  /^[〔［[【（(]?(?:\p{Script=Han}{2,4}[社報]|特約|本報)?記者\s*(?:(\p{Script=Han}{2,4}(?:[、，]\p{Script=Han}{2,4}){0,3})\s*[／/]\s*\p{Script=Han}{2,6}?(?:報導|電)|(\p{Script=Han}{3})\p{Script=Han}{2,3}(?:\d{1,2}日)?(?:專?電|報導))/u

function reporterIn(text: string): string | null {
  const [, listed, single] = REPORTER.exec(text.slice(0, 60)) ?? []
  return (listed ?? single)?.replaceAll('、', ', ').replaceAll('，', ', ') ?? null
}

/** How writers on blog platforms introduce themselves: 「Hi 我是阿正～」, 「創作者介紹 阿正 發表在 痞客邦」. */
const GREETING =
  /^(?:Hi|Hello|嗨|哈囉|大家好)[\s,，!！~～]{0,3}(?:我是|我叫|I['’]m\s|I am\s)([\p{L}·. ]{2,16}?)[\s~～!！。,，]{0,3}$/iu
const PLATFORM = /^創作者介紹\s+([\p{L}\p{N}·_. ]{2,24}?)\s+發表(?:在|於)/u

export function greetingName({ segments }: AuthoredSource): string | null {
  for (const { text } of segments) {
    if (text.length > 120) continue
    const written = GREETING.exec(text)?.[1] ?? PLATFORM.exec(text)?.[1]
    const name = written === undefined ? null : cleanName(written)
    if (name !== null) return name
  }
  return null
}

/** A line with only a name, with a title or degree, before a date or alone. */
const SIGNED =
  /^((?:Dr\.\s)?\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}(?:,\s(?:M\.?D\.?|Ph\.?D\.?|DVM|DDS|DMD|RN|RD|CPA))?|(?:\p{Script=Han}{2,4}師|\p{Script=Han}{1,2}士|記者|(?:\p{Script=Han}{1,4}[師員長]|顧問|教授|主任)(?=\s))?\s?\p{Script=Han}{2,4})(?:[\s|｜·]+(.{6,24}))?$/u
/** The same with an office or a desk before the name: 「理事 林以晴 91.07.15」, 「互助會總幹事 林以晴 107.05.20」. */
const SIGNED_IN_OFFICE = /^(\p{Script=Han}{2,8}\s\p{Script=Han}{2,4})[\s|｜·]+(.{6,24})$/u
const NEAR_TITLE = 2

/** A name directly below the title that is followed by the page's date or has a degree. */
export function nameBesideTitle({ segments, titleIndex }: AuthoredSource): string | null {
  if (titleIndex < 0) return null
  for (const { text } of segments.slice(titleIndex + 1, titleIndex + 1 + NEAR_TITLE)) {
    const [, name = '', after] = text.length > 60 ? [] : (signedIn(text) ?? [])
    const isSigned = after === undefined ? /^Dr\.|,/.test(name) : parseDate(after) !== null
    if (name !== '' && isSigned && !/更新|[發刊][布佈表]|日期|時間|瀏覽/u.test(name)) return cleanName(name)
  }
  return null
}

/** The name and what follows it. Of an office and a name before a date the name alone would be what follows the office. */
function signedIn(text: string): readonly string[] | null {
  const inOffice = SIGNED_IN_OFFICE.exec(text)
  return inOffice !== null && parseDate(inOffice[2] ?? '') !== null ? inOffice : SIGNED.exec(text)
}

/** "by ibby", "Posted by Ana · 2 May". Any name counts, because the line is beside the title. */
const BY_ANYBODY =
  /^(?:(?:written|posted|started|published)\s+)?by:?\s+([\p{L}\d][\p{L}\d._'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3})(?=$|\s*[,|•·]|\s+(?:on|in|at|for)\b|\s+[–—-]|\s+\d)/iu
const SIGNED_NEAR = 5

export function signedBesideTitle({ segments, titleIndex }: AuthoredSource): string | null {
  if (titleIndex < 0) return null
  for (const { text } of segments.slice(titleIndex + 1, titleIndex + 1 + SIGNED_NEAR)) {
    const written = text.length > 120 ? undefined : BY_ANYBODY.exec(text)?.[1]
    const name = written === undefined || MENU.test(written) ? null : cleanName(written)
    if (name !== null) return name
  }
  return null
}

/** An account of a bulletin board with its nickname: `作者 lin (林)`. */
const BOARD_BYLINE = /^作者\s+([A-Za-z][A-Za-z0-9]{1,11})\s*\(/

/** A short line that begins as bylines do. */
export function bylineLine({ segments }: AuthoredSource): string | null {
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

const MONTH_END =
  /\s+(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?$/u

function bylineIn(text: string): string | null {
  const chinese = CHINESE_BYLINE.exec(text)?.[1] ?? BOARD_BYLINE.exec(text)?.[1]
  if (chinese !== undefined) return chinese
  const found = BYLINE_TEXT.exec(text)
  const name = found?.[1]
  if (found === null || name === undefined || MENU.test(name)) return null
  // "By Ana Lima April 12, 2024", but "By Mira Koval 2026-05-12"
  return /^\s+\d{1,2}(?!\d)(?!-)/.test(text.slice(found[0].length)) ? name.replace(MONTH_END, '') : name
}
