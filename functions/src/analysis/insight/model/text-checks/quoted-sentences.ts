import { cleanHeading } from '@gaplens/coverage/headings'
import { normalise } from '@gaplens/text/terms'
import { leastOf } from '../../facts/fact-width.ts'
import { isTraditionalChinese } from '../../facts/language.ts'
import { mentionOf, type Subject } from '../../facts/mention.ts'
import { withYearsNoted } from '../../facts/statements/named-here.ts'
import { needsHeading } from '../../facts/statements/needs-heading.ts'
import { widthOf } from '../../facts/statements/width.ts'
import { inQuotes, oneLine, shorten } from '../../facts/wording.ts'
import { isAboutItself, isDenied } from '../../quotable/denying-heading.ts'
import { canonicalQuote, plain, sentencesOf } from '../../quotable/plain.ts'
import { unfitReason } from '../../quotable/unfit-reason.ts'
import { wholeQuote } from '../../quotable/whole-quote.ts'
import { canStandForPage, faultBeside } from './beside-facts.ts'
import { isChosen } from './chosen.ts'
import { contactIn } from './contacts.ts'
import type { CitableText, PageNames } from './page-names.ts'
import { isOfItsDay, isQuotedAsCurrent } from './years.ts'

/** The context of a text in the answer, which decides which passages it may quote and how they are introduced. */
export interface Place {
  readonly pageNames: PageNames
  readonly cited: readonly CitableText[]
  /** The gap of the text; null when it is not about one. */
  readonly gap: PlaceGap | null
  /** The page of the text; null when it is not about one. */
  readonly pageId: string | null
  /** Whether the text advises what to write, so that guidance may come before a colon. */
  readonly guides: boolean
  /** Whether the user's page is in Chinese. Then no other language is quoted. */
  readonly chinese: boolean
}

/** A gap, and what a text about it may quote. */
interface PlaceGap {
  readonly passages: ReadonlySet<string>
  /** Passages that a later year, page or figure makes outdated. */
  readonly outdated: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly subject: Subject
}

/** A sentence of a page that a model selected, as the report quotes it. */
export interface QuotedSentence {
  /** The source, and the page's own words in quotation marks. */
  readonly text: string
  /** The page's own words, with the year beside 「今年」. */
  readonly words: string
  /** The selected sentence of these words; a table row with its column names, as actions state it. */
  readonly sentence: string
}

export const OTHER_LANGUAGE = '不是繁體中文'

/**
 * The sentences of pages that a text selects, and why its other sentences select none. The model's own words are never quoted:
 * both the source and the words come from the page.
 */
export function quotedSentences(
  text: string,
  place: Place,
): { readonly quoted: readonly QuotedSentence[]; readonly faults: readonly string[] } {
  // A refused text may be spread over several sentences, so the whole text is checked.
  const sentences = sentencesOf(plain(text))
  const whole = faultIn(plain(text), place.pageNames)
  if (whole !== null) return { quoted: [], faults: sentences.map(() => whole) }
  const quoted: QuotedSentence[] = []
  const faults: string[] = []
  for (const [at, sentence] of sentences.entries()) {
    const found = quoteOf(sentence, place)
    if (typeof found === 'string') faults.push(`第 ${at + 1} 句${found}`)
    else quoted.push(found)
  }
  return { quoted, faults }
}

function faultIn(text: string, { addresses }: PageNames): string | null {
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll('\n', ''))) return '含有控制字元'
  return contactIn(text, addresses) === null ? unfitReason(text) : '有聯絡方式，或資料中沒有的網址'
}

/** The quote that a sentence selects, or the reason why it selects none. */
function quoteOf(sentence: string, place: Place): QuotedSentence | string {
  const { speaker, rest } = spokenBy(sentence, place)
  const choices = [rest, ...(place.guides ? [afterGuidance(rest)] : [])]
  let fault = isTraditionalChinese(rest) || !place.chinese ? '不是所引段落裡的一整句' : OTHER_LANGUAGE
  for (const fact of place.cited) {
    if (speaker !== undefined && speaker !== fact.pageId) continue
    const at = fact.context.sentences.findIndex(
      ({ own, words }) => own && choices.some((choice) => isChosen(choice, words)),
    )
    if (at < 0) continue
    const quoted = quoteFrom(fact, at, place)
    if (typeof quoted !== 'string') return quoted
    fault = quoted
  }
  return fault
}

/** Words for the first person. What other sites say about themselves is not for the user's page. */
const OF_ITSELF = /我(?!國)|本[店院所站]|本公司|敝|筆者|小編|\b(?:we|our|us|I|my)\b/u
const HEADING_SHOWN = 30

function quoteFrom(fact: CitableText, at: number, place: Place): QuotedSentence | string {
  const { pageNames, gap, chinese } = place
  const heading = oneLine(cleanHeading(fact.heading))
  const { words: sentence = '', text: shown = '', row = null, item } = fact.context.sentences[at] ?? {}
  const words = wholeQuote(fact.context, at)
  if (words === null) return '那一句要連同前後文才成立，或說的是誤解'
  if (widthOf(words) < leastOf(words)) return '那一句太短，單獨看不出說什麼'
  if (isDenied(heading, sentence)) return '那一句所在的標題說它不成立，或不該做'
  if (gap !== null && !gap.passages.has(fact.id) && fact.pageId !== pageNames.userId)
    return '所引的段落談的不是這個主題'
  if (gap !== null && ![heading, words].some((text) => mentionOf(text, gap.subject) !== 'no'))
    return '那一句談的不是這個主題'
  if (gap?.outdated.has(fact.id) === true) return '那一段已有較新的說法'
  if (chinese && !isTraditionalChinese(words)) return OTHER_LANGUAGE
  if (isQuotedAsCurrent(plain(words), heading, pageNames.latestYear)) return '標題寫的是舊的年份，句子沒有說'
  if (pageNames.oldPages.has(fact.pageId) && isOfItsDay(sentence)) return '那一句只在較早的那一年成立'
  const isOwn = fact.pageId === pageNames.userId
  if (!isOwn && pageNames.isAbroad(fact.pageId, sentence)) return '那一頁談的是別的國家'
  if ((place.guides && OF_ITSELF.test(sentence)) || (!isOwn && isAboutItself(heading)))
    return '那一句是對方說自己的事'
  if (place.guides && !isOwn && pageNames.isStory(fact.pageId, heading, sentence))
    return '那一句是作者自己的經歷'
  const unfit = faultIn(plain(`${heading}。${words}`), pageNames)
  if (unfit !== null) return unfit
  // A figure under 「孕婦」 is not for everybody, and an item under 「會變熱的做法」 is not advice.
  const isName = heading === '' || gap?.names.has(normalise(heading)) === true
  // Of the topic's names a reader of an action sees only the first.
  const isUnseen =
    place.guides && needsHeading(words) && normalise(heading) !== normalise(gap?.subject.names[0] ?? '')
  const isKnown = heading === '' || (isName && !isUnseen)
  const beside = place.guides ? faultBeside(words) : null
  if (beside !== null) return beside
  if (place.pageId !== null) {
    if (!canStandForPage(words)) return '那一句接著前文說'
    // One row of many, one item of a list or one voice of several says nothing of the whole.
    if (row !== null || item !== undefined || pageNames.threads.has(fact.pageId))
      return '那一句只是表格、清單或討論的一小部分'
  }
  const speaker = speakerOf(fact, place)
  const space = /\p{Script=Han}$/u.test(speaker) ? '' : ' '
  const under = isKnown ? '' : `在「${inQuotes(shorten(heading, HEADING_SHOWN))}」下`
  const dated = withYearsNoted(words, fact.dates ?? {})
  return {
    words: dated,
    sentence: row === null ? sentence : shown,
    // No page writes a row with the names of its columns.
    text: `${speaker}${space}${under}寫${row === null ? `「${dated}」` : `：${dated}`}`,
  }
}

function speakerOf({ pageId }: CitableText, { pageNames, pageId: own }: Place): string {
  if (pageId === pageNames.userId) return '您的網頁'
  if (pageId !== own) return pageNames.marks.get(pageId) ?? '來源'
  const time = pageNames.times.get(pageId)
  return time === undefined ? '這一頁' : `${time}的這一頁`
}

const VERB = '(?:指出|寫道|寫到|寫著|提到|談到|提醒|表示|強調|建議|認為|說明?|列出|介紹|整理|給出)(?:了)?'
const OVERVIEW = new RegExp(`^(?:Google 的 )?AI\\s?(?:Overview|摘要)s?\\s?${VERB}`, 'iu')
const THIS_PAGE = new RegExp(`^(?:這一?頁|[該本]頁|這個來源|這篇(?:文章)?)${VERB}`, 'u')
const SOME_PAGE = new RegExp(`^(?:某個|有)?來源都?${VERB}(?=[\\s:,])`, 'u')
const MARKED = new RegExp(`^(\\[\\d+\\])\\s?${VERB}`, 'u')
const TITLED = new RegExp(`^[《「]([^》」]+)[》」](?:\\([^)]+\\))?${VERB}`, 'u')
const NOBODY = ''

/** The page that a sentence names at its beginning, undefined for none, and the rest of the sentence. */
function spokenBy(
  sentence: string,
  { pageNames, pageId }: Place,
): { readonly speaker: string | undefined; readonly rest: string } {
  const after = (found: RegExpExecArray) => sentence.slice(found[0].length).replace(/^[\s:,]+/u, '')
  const overview = OVERVIEW.exec(sentence)
  if (overview !== null) return { speaker: NOBODY, rest: after(overview) }
  const here = THIS_PAGE.exec(sentence)
  if (here !== null) return { speaker: pageId ?? NOBODY, rest: after(here) }
  const anybody = SOME_PAGE.exec(sentence)
  if (anybody !== null) return { speaker: undefined, rest: after(anybody) }
  const named = MARKED.exec(sentence) ?? TITLED.exec(sentence)
  if (named === null) return { speaker: undefined, rest: sentence }
  return { speaker: pageNames.pages.get(canonicalQuote(named[1] ?? '')) ?? NOBODY, rest: after(named) }
}

/** The beginning of an instruction to the writer. */
const IMPERATIVE =
  /^(?:請|建議|在「[^」]*」|先|再|接著|最後|補|新增|加上|寫明|寫出|列出|說明|回答|整理)[^:]{0,60}:/u

/** The text after the colon of guidance: 「請寫明：…」. */
function afterGuidance(text: string): string {
  return text.replace(IMPERATIVE, '')
}
