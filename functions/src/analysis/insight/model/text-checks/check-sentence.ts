import { isTraditionalChinese } from '../../facts/language.ts'
import { unfitIn } from './advice.ts'
import { isSupported } from './borne-out.ts'
import { contactIn } from './contacts.ts'
import type { Cited, Ledger, SubjectFacts } from './ledger.ts'
import { isToldAsCurrent } from './out-of-date.ts'
import { canonicalQuote, plain, sentencesOf, tokensOf } from './plain.ts'
import { quotationsIn } from './quotations.ts'

/** What a sentence is for: it decides what may be said beside what the cited passages say. */
export interface Place {
  readonly ledger: Ledger
  readonly cited: readonly Cited[]
  /** The gap it is about; null elsewhere. */
  readonly subject: SubjectFacts | null
  /** The page it is about; null elsewhere. */
  readonly pageId: string | null
  /** It tells what to do: words that only guide need no source. */
  readonly guides: boolean
}

export const OTHER_LANGUAGE = '不是繁體中文'

/** The first thing wrong with a sentence; null when all it says is borne out. */
function faultOf(sentence: string, place: Place): string | null {
  const text = plain(sentence)
  return (
    (/[\p{Cc}\p{Bidi_Control}]/u.test(sentence) ? '含有控制字元' : null) ??
    contactFault(text, place.ledger) ??
    unfitIn(text) ??
    quotationFault(text, place) ??
    (isTraditionalChinese(withoutNames(text)) ? null : OTHER_LANGUAGE) ??
    statementFault(text, place)
  )
}

/** The sentences of a text that hold and how many they are, and why the others do not. */
export function holding(
  text: string,
  place: Place,
): { readonly text: string; readonly count: number; readonly faults: readonly string[] } {
  // What is refused anywhere in a text may be spread over its sentences.
  const whole = contactFault(plain(text), place.ledger) ?? unfitIn(plain(text))
  if (whole !== null) return { text: '', count: 0, faults: [whole] }
  const faults: string[] = []
  const kept = sentencesOf(plain(text)).filter((sentence, at) => {
    const fault = faultOf(sentence, place)
    if (fault !== null) faults.push(`第 ${at + 1} 句${fault}`)
    return fault === null
  })
  return { text: kept.map(widePunctuation).join(''), count: kept.length, faults }
}

function contactFault(text: string, ledger: Ledger): string | null {
  const contact = contactIn(text, ledger.addresses)
  return contact === null ? null : '有聯絡方式，或資料中沒有的網址'
}

/** Each quotation stands verbatim in what is cited, or is a name that the report knows. */
function quotationFault(text: string, { ledger, cited, subject, guides }: Place): string | null {
  const originals = cited.map((each) => canonicalQuote(each.text))
  for (const quotation of quotationsIn(text)) {
    const wanted = canonicalQuote(quotation)
    const isName =
      wanted === ledger.keyword ||
      subject?.names.includes(wanted) === true ||
      ledger.pages.has(wanted) ||
      (guides && (ledger.questions.has(wanted) || ledger.ownHeadings.has(wanted)))
    if (!isName && !originals.some((original) => original.includes(wanted))) return '有引文不在所引的段落裡'
  }
  return null
}

/** The language is that of the model's own words: quotations and Google's name for its overview may be in another. */
function withoutNames(text: string): string {
  const own = text.replace(
    /「[^「」]*」|『[^『』]*』|《[^《》]*》|“[^“”]*”|"[^"]*"|AI\s?Overviews?|Google/giu,
    '',
  )
  return /\p{L}/u.test(own) ? own : text
}

const VERB = '(?:指出|寫道|寫到|寫著|提到|談到|說明|列出|介紹|整理|給出)(?:了)?'
const COUNTED =
  /^(至少|有|共有?|另有)?\s?(\d+|[一二兩三四五六七八九十]+)\s?(?:個|篇|家|頁)(?:被引用的?)?(?:來源|網頁|頁面|網站)(?:都|也)?(?:指出|提到|談到|說明|涵蓋|寫到|有談)(?:了)?/u
const OWN_PAGE = /^(?:您|你|使用者)的(?:網頁|頁面)|^這個網頁/u
const LACKING = /^(?:還|尚|目前)?(?:沒有|未)(?:談到|提到|說明|寫到|涵蓋)/u
const PERHAPS = /^(?:可能(?:還)?(?:未談|沒有(?:談到|提到|說明|完整說明)|未完整說明)|可能還?不完整)/u
const PARTLY = /^(?:(?:只|僅|可能)?(?:略為提到|略提)(?:,可能還不完整)?|(?:只)?談到一部分)/u
const NEAR = /^有相近的段落(?:,可能還不完整)?/u
const OVERVIEW = /^(?:Google 的 )?AI\s?(?:Overview|摘要)s?\s?(?:也|裡)?\s?/iu
const THIS_PAGE = /^(?:這一?頁|該頁|這個來源|這篇(?:文章)?)/u

/** What is stated: who says it, how many, what the user's page lacks, and all else from the passages cited. */
function statementFault(text: string, place: Place): string | null {
  const { ledger, subject, pageId, cited } = place
  let rest = text
  let speakers: (string | null)[] | null = null

  const named = namedPages(rest, ledger)
  if (named !== null) {
    if (named.ids.some((id) => !cited.some((each) => each.pageId === id))) return '說話的來源與所引的段落不符'
    speakers = [...named.ids]
    rest = named.rest
  } else if (OVERVIEW.test(rest)) {
    const after = rest.replace(OVERVIEW, '').replace(new RegExp(`^${VERB}`, 'u'), '')
    if (isSubject(after, subject))
      return subject?.fromOverview === true ? null : 'AI Overview 沒有談到這個主題'
    speakers = [null]
    rest = after.replace(/^[:,]/u, '')
  } else if (THIS_PAGE.test(rest) && pageId !== null) {
    speakers = [pageId]
    rest = rest
      .replace(THIS_PAGE, '')
      .replace(new RegExp(`^${VERB}`, 'u'), '')
      .replace(/^[:,]/u, '')
  } else if (OWN_PAGE.test(rest)) {
    const own = rest.replace(OWN_PAGE, '')
    const claim = own.replace(LACKING, '').replace(PERHAPS, '').replace(PARTLY, '').replace(NEAR, '')
    if ([LACKING, PERHAPS, PARTLY, NEAR].some((said) => said.test(own))) {
      if (subject === null || !isSubject(claim, subject)) return '沒有依據的說法，關於使用者的網頁'
      if (LACKING.test(own) && subject.own !== 'lacks') return '使用者的網頁不能說沒有談到'
      if (PERHAPS.test(own) && subject.own === 'partly') return '使用者的網頁略提，不能說未談'
      if (PARTLY.test(own) && subject.own !== 'partly') return '使用者的網頁不能說略提'
      return NEAR.test(own) && !['near', 'partly'].includes(subject.own) ? '使用者的網頁沒有相近的段落' : null
    }
    speakers = [ledger.userId]
    rest = own.replace(new RegExp(`^${VERB}`, 'u'), '').replace(/^[:,]/u, '')
  } else {
    const counted = COUNTED.exec(rest)
    if (counted !== null) {
      const [all, least, number = ''] = counted
      if (subject === null) return '這裡不能說來源的數目'
      const count = countOf(number)
      const holds = least === '至少' ? count <= subject.sources : subject.exact && count === subject.sources
      if (!holds || count < 1) return '來源的數目不對'
      return isSubject(rest.slice(all.length), subject) ? null : '數目之後的說法沒有依據'
    }
  }
  if (place.guides && speakers === null) {
    const guided = toldAfterGuidance(rest, place) ?? guidanceLeft(rest, place)
    if (guided !== null && tokensOf(guided).length === 0) return null
    if (guided !== null) rest = guided
  }
  const grounds = cited.filter((each) => speakers === null || speakers.includes(each.pageId))
  if (tokensOf(rest).length === 0) return '沒有說出任何內容'
  const about =
    subject === null
      ? grounds
      : grounds.filter(({ id, pageId: page }) => subject.passages.has(id) || page === ledger.userId)
  const borne = about.filter((each) => isSupported(rest, each))
  if (borne.length === 0) return '所引的段落裡沒有這樣說'
  return borne.every(({ heading }) => isToldAsCurrent(text, heading, ledger.latestYear))
    ? '標題寫的是舊的年份，句子沒有說'
    : null
}

/** Whether what is left only names the subject, or nothing at all. */
function isSubject(text: string, subject: SubjectFacts | null): boolean {
  const left = canonicalQuote(text)
    .replace(/^[的了,:]+|[,.。!;:]+$/gu, '')
    .replace(/^(?:這個|此一?)?(?:主題|這個主題)$/u, '')
  return left === '' || subject?.names.includes(left.replace(/(?:這個主題|的部分)$/u, '')) === true
}

/** The pages that a sentence begins by naming: 「[3]」, 「[3] 與 [5]」, 「《title》（host）」; null where it names none. */
function namedPages(text: string, ledger: Ledger): { ids: string[]; rest: string } | null {
  const marks = /^(?:(?:來源\s?)?\[\d+\]\s?(?:、|與|和|及)?\s?)+(?:都|也)?/u.exec(text)
  if (marks !== null) {
    const ids = [...marks[0].matchAll(/\[\d+\]/gu)].map(([mark]) => ledger.pages.get(mark) ?? mark)
    return { ids, rest: after(text, marks[0]) }
  }
  const titled =
    /^(?:《([^》]+)》(?:\(([^)]+)\))?|「([^」]+)」)(?=指出|寫道|寫到|寫著|提到|談到|說明|列出|介紹|整理|給出)/u.exec(
      text,
    )
  if (titled === null) return null
  const names = titled.slice(1).filter((name) => name !== undefined)
  const ids = names.map((name) => ledger.pages.get(canonicalQuote(name)) ?? name)
  return { ids, rest: after(text, titled[0]) }
}

function after(text: string, start: string): string {
  return text
    .slice(start.length)
    .replace(new RegExp(`^${VERB}`, 'u'), '')
    .replace(/^[:,]\s?/u, '')
}

const NUMERALS = '零一二三四五六七八九十'

function countOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const digits = [...text.replace('兩', '二')].map((letter) => NUMERALS.indexOf(letter))
  if (digits.length === 1) return digits[0] ?? 0
  const ten = digits.indexOf(10)
  return ten < 0 ? 0 : (ten === 0 ? 10 : (digits[0] ?? 0) * 10) + (digits[ten + 1] ?? 0)
}

/** Begins what tells a writer what to do. */
const IMPERATIVE = /^(?:請|建議|在|先|再|接著|最後|並|補|新增|加|寫|列|說明|回答|整理|附|標|以|用)/u
const GUIDING =
  /請|建議|接著|最後|然後|直接|回答|說明|補上|補充|補足|新增|加上|加入|增加|寫明|寫出|寫成|寫|列出|列成|列|整理成?|做成|一張|一個|一段|一節|一兩句|幾句|表格|對照表|清單|步驟|條列|小標題|標題|段落|內文|開頭|結尾|之前|之後|後面|前面|底下|下方|裡|這個|這項|這些|主題|細節|重點|問題|附上|標明|標示|註明|出處|連結|自己的|照片|先|再|並|以|用|加|補|附/gu

/** A guiding sentence without its guiding words and the names it may use; null where it does not guide. */
function guidanceLeft(text: string, { ledger, subject }: Place): string | null {
  if (!IMPERATIVE.test(text)) return null
  const named = text.replace(/「([^「」]*)」/gu, (whole, name: string) => {
    const wanted = canonicalQuote(name)
    const known =
      subject?.names.includes(wanted) === true ||
      wanted === ledger.keyword ||
      ledger.questions.has(wanted) ||
      ledger.ownHeadings.has(wanted)
    return known ? '' : whole
  })
  return named.replace(GUIDING, '')
}

/** What stands behind the colon of guidance that states nothing itself: 「請寫明：…」; null where nothing does. */
function toldAfterGuidance(text: string, place: Place): string | null {
  const [head = '', ...told] = text.split(':')
  if (told.length === 0) return null
  const guided = guidanceLeft(head, place)
  return guided !== null && tokensOf(guided).length === 0 ? told.join(':') : null
}

/** Punctuation as it is written in Chinese. */
function widePunctuation(text: string): string {
  return text
    .replace(/(?<=\p{Script=Han}|[」』》)\]]),/gu, '，')
    .replace(/(?<=\p{Script=Han}|[」』》)\]]):/gu, '：')
    .replace(/(?<=\p{Script=Han});/gu, '；')
    .replace(/\((?=\p{Script=Han})/gu, '（')
    .replace(/(?<=\p{Script=Han})\)/gu, '）')
    .replace(/(?<=\p{Script=Han})!/gu, '！')
    .replace(/(?<=\p{Script=Han})\?/gu, '？')
}
