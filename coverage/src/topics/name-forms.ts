import { cleanHeading, isGenericHeading } from '../headings.ts'
import {
  clauseSubject,
  cutWords,
  isVerbOrCount,
  withoutFrequencyEnd,
  withoutUnfinishedEnd,
} from './clauses.ts'
import { englishNames } from './english/names.ts'
import { COUNTED_TOLD, withoutAskedVerb } from './name-ends.ts'
import { DESCRIBED, fitnessOf, HAPPENED, JUDGED, REPEATED } from './name-fitness.ts'
import { nounOfQuestion } from './question-noun.ts'

/** A text that may name a topic, with how much it reads like a subject's name: 1 like 「水溫」, near 0 like 「三件事」. */
export interface NameForm {
  readonly text: string
  readonly fitness: number
}

const HAN = /\p{Script=Han}/u

/** Question words before the subject of a heading: 「關於」「如何」「為什麼要」. */
const ASKING_BEFORE =
  /^(?:[請借想]問|求問|請教|關於|認識|什麼是|何謂|搞懂|看懂|了解|我?要?如何|怎麼樣?|怎樣|為什麼(?:要|會|不建議)?|為何(?:要)?|到底)\s*/u
/** Question words and empty words after it: 「怎麼抓」「要幾度」「最長幾年」「買哪一種」「含什麼」「的重要性」. */
const ASKING_AFTER =
  /(?:(?:該|要|會|應該|可以)?(?:怎麼|如何|怎樣)(?:樣|抓|挑選?|選擇?|買|算|看|辦|做|用|搭|談|收|放|排|分|寫|改|調整?|計算|設定?|處理|保養|清潔?|清洗|安排|準備|規劃|判斷)?才?[^，。]{0,3}|(?:該|要|會|得|大概|差|應該|(?<=..)最[長短高低多少快慢早晚大小])*(?:設定?|準備|買|花|抓|放|有|吃|喝|用|給|存|付|加|煮|等|走|餵)?(?:多少|多久|多大|多高|幾[^，。]{0,3})(?:錢|元|公升|時間)?(?:才|比較|最)?(?:好|夠|適合|合適|剛好|合理|正常)?|(?:要|該|能|可以)*(?:看|吃|做|買|選|用|帶|穿|準備|注意|是|代表|表示|(?<![檢量偵])測|(?<=[篩健]檢)測|(?<![包內])含|包含)?什麼(?:意思)?|(?:要|該)?(?:買|選|住|去|挑)?哪(?:一|些|裡|兒)?[^，。]{0,3}|有哪些[^，。]{0,3}|(?:重要|需要)?嗎|的?(?:重要性|小知識|常識|大小事|二三事))\s*[？?]?$/u

/** How long or by what means one understands what follows: 「一張圖看懂補助」. */
const UNDERSTOOD = /^[一二兩三五十\d]\p{Script=Han}{0,3}[看搞弄讀]懂(?=.{2,})/u
/** Labels before a colon that name no subject: 「選購重點：材質」. */
const POINTS = /(?:重點|要點|關鍵|訣竅|秘訣|痛點)$/u

/** The number of a part before its colon: 「線索四：頭痛」. */
const NUMBERED = /^\p{Script=Han}{1,4}(?:[一二三四五六七八九十]{1,2}|\d{1,2})$/u

/** Words of warning before a subject: 「小心全家一起癢」 names 「全家」, 「不要亂用人藥」 names 「亂用人藥」. */
const WARNING = /^(?:千萬)?(?:不要|不可|別|小心)/u
/** Advice to find out before what is to be found out: 「認清檢驗標識」, 「問清楚退件原因」. */
const FIND_OUT = /^(?:[問認看算講弄搞查](?:清楚|清|明白)|確認)(?=\p{Script=Han}{2,})/u
/** The end of a remark on a subject: 「退換貨小提醒」, 「買車的小教訓」. */
const REMARK = /(?:的|貼心|溫馨)*小?(?:提醒|教訓)$/u
/** What is done first: 「止痛」 of 「先止痛，再劃刀」. */
const FIRST = /^先(\p{Script=Han}{2,4})，再/u
/** What a thing has that the reader must mind: 「壁癌」 of 「牆面有壁癌不要自己來」. */
const HAVING = /^\p{Script=Han}{2,4}有(\p{Script=Han}{2,4}?)(?:不要|別|怎麼辦|要|該|會)/u
/** A conjunction or preposition at the beginning of a clause: 「由房東負擔」. */
const JOINED = /^(?:由|但|而|若|並)(?=\p{Script=Han}{3,})/u
/** A subject before what a headline says of it, or after whom it is said of: 「刷卡分期划算」, 「追蹤碼一次裝好」, 「兩成新人舉債結婚」. */
const HEADLINE_TAIL =
  /^(.{2,}?)(?:派得上用場|(?<=[費金告訴])准|最[高低][\d一二兩三四五六七八九]+[十百千萬億]+元?|划算|鬆動|爆紅|挨罰|出爐|一次\p{Script=Han}{2})$/u
const HEADLINE_HEAD = /^[一二兩三四五六七八九]成(?!新(?:的|二手|車|機|房|屋|品))(.{4,})$/u
/** Fitness of a clause's subject, because the topic may be the predicate. */
const SUBJECT_OF_CLAUSE = 0.6

/** Fitness of a whole question from which a noun can be derived, or that is about a verb or a count. */
const ASKED_WHOLE = 0.3

/** Fitness of what a question asks of its subject: enough only where another heading has it, too. */
const ASKED_OF = 0.3

/** A question whose end was cut off at a comma; what is before it is a condition, and rarely the subject. */
const CUT_AT_COMMA = /，.*[？?]$/u
const CUT = 0.3
/** Things that a heading counts: 「三張估價單」. */
const COUNTED = /^[二兩三四五六七八九十\d]+\s?(?:張(?!犁)|[款間台輛套])(\p{Script=Han}{3,})$/u
/** What has just happened, before what it happened to: 「剛除毛」, 「打完雷射」. */
const JUST = /^剛(?![性強體玉好])|(?<=[或和與])\p{Script=Han}(?<!不)完(?![全成整])(?=\p{Script=Han}{2,})/gu
/** A subject of several words before what a question asks of it: 「題庫的換算分數準嗎」. */
const ADJECTIVE = /(?<=^\p{Script=Han}{2,}的\p{Script=Han}{2,})[大多少高低快慢久貴弱差壞準難夠]$/u
/** The first of two questions in one heading: 「證書的顏色代表什麼，要怎麼申請？」. */
const FIRST_ASKED = /^([^，]*(?:什麼|多少|多久|哪[裡些])[^，]{0,2})，.*[？?]$/u

/** What remains of 「什麼叫轉貸？」 without its question word. */
const CALLED = /^叫[做作]?(?=\p{Script=Han}{2,})/u

/** A heading that is what somebody said: 「「門口少一雙鞋」」. */
const SPEECH = /^「([^」]+)」$/u
/** It rarely names a subject. */
const SPOKEN = 0.3

/** The names that a heading offers: itself, the part before or after its colon, and what it asks about. */
export function nameForms(heading: string): NameForm[] {
  const written = cleanHeading(heading).replace(UNDERSTOOD, '')
  const subject = withoutNumberedPart(written.replace(SPEECH, '$1'))
  if (subject === '') return []
  const forms = new Map<string, number>()
  const offer = (text: string, share: number) => {
    const fitness = (SPEECH.test(written) ? SPOKEN : 1) * share * fitnessOf(text)
    if (fitness > (forms.get(text) ?? 0)) forms.set(text, fitness)
  }
  const firstAsked = FIRST_ASKED.exec(subject)?.slice(1, 2) ?? []
  for (const part of [...partsOf(subject), ...firstAsked, subject].map(withoutAside)) {
    if (!HAN.test(part)) {
      const english = englishNames(part)
      offer(part.replace(/[！!。.？?]+$/u, ''), english.length > 0 ? ASKED_WHOLE : 1)
      for (const { text, share } of english) offer(text, share)
      continue
    }
    const core = bareCore(part)
    const whole = part.replace(/[！!。]+$/u, '')
    const noun = nounOfQuestion(part)?.replace(CALLED, '') ?? null
    offer(whole, noun !== null || isVerbOrCount(core) ? ASKED_WHOLE : 1)
    const bare = whole.replace(JOINED, '')
    if (bare !== whole && clauseSubject(bare) === null) offer(bare, SUBJECT_OF_CLAUSE)
    const described = DESCRIBED.exec(/嗎[？?]?$/u.test(whole) ? core : whole)
    offer(described?.[1] ?? described?.[2] ?? REPEATED.exec(whole)?.[1] ?? '', SUBJECT_OF_CLAUSE)
    if (HAPPENED.test(whole)) offer(withoutUnfinishedEnd(whole), 1)
    offer(noun ?? core.replace(CALLED, ''), 1)
    offer(clauseSubject(core || whole) ?? '', CUT_AT_COMMA.test(whole) ? CUT : SUBJECT_OF_CLAUSE)
    offer(COUNTED.exec(whole)?.[1] ?? '', 1)
    offer(predicateOf(part), ASKED_OF)
    offer(HEADLINE_TAIL.exec(whole)?.[1] ?? HEADLINE_HEAD.exec(whole)?.[1] ?? '', 1)
    offer(COUNTED_TOLD.exec(whole)?.[1] ?? '', 1)
    offer(FIRST.exec(whole)?.[1] ?? '', SUBJECT_OF_CLAUSE)
    offer(HAVING.exec(whole)?.[1] ?? '', SUBJECT_OF_CLAUSE)
    const warned = whole.replace(WARNING, '')
    if (warned !== whole) offer(clauseSubject(warned) ?? warned, SUBJECT_OF_CLAUSE)
    if (REMARK.test(whole)) offer(whole.replace(REMARK, ''), 1)
    const found = whole.replace(FIND_OUT, '')
    if (found !== whole && noun === null && clauseSubject(whole) === null) offer(found, 1)
  }
  return [...forms]
    .filter(([text]) => [...text].length >= 2 && !isGenericHeading(text))
    .map(([text, fitness]) => ({ text, fitness }))
}

/** What a yes-or-no question asks of its subject: 「定位」 of 「手機 App 可以一直開著定位嗎？」; empty for other texts. */
function predicateOf(text: string): string {
  const asked = /(?:可以|會|能|要|該)([^，。]{2,})嗎[？?]?$/u.exec(text)?.[1] ?? ''
  const last = cutWords(asked).at(-1) ?? ''
  return [...last].length < 2 || /^[不沒有]/u.test(last) || isVerbOrCount(last) ? '' : last
}

/** Removes the number of a part: 「線索二：眼睛」 → 「眼睛」. */
function withoutNumberedPart(text: string): string {
  const [, before = '', after = ''] = /^([^：:]{2,12})\s*[：:]\s*(.{2,})$/u.exec(text) ?? []
  return NUMBERED.test(before) ? after : text
}

/** Removes a trailing parenthesis: 「社會保險（勞動部）」 → 「社會保險」. */
function withoutAside(text: string): string {
  const bare = text.replace(/\s*[（(][^（(）)]*[）)]\s*$/u, '')
  return [...bare].length < 2 ? text : bare
}

/** The parts around a colon that may be a name: 「水溫：差 5 度就是兩杯咖啡」 names 「水溫」; 「第一個數字：公升」 names 「公升」. */
function partsOf(subject: string): string[] {
  const [, before = '', after = ''] = /^([^：:｜|]{2,12})\s*[：:｜|]\s*(.+)$/u.exec(subject) ?? []
  // A headline of two parts: 「母親就醫 慰撫金准」.
  if (before === '' && JUDGED.test(subject) && /^\p{Script=Han}{2,}(?:\s\p{Script=Han}{2,})+$/u.test(subject))
    return subject.split(/\s/u).filter((part) => !/^最[高低多少]/u.test(part))
  if (before === '' || isGenericHeading(before) || POINTS.test(before) || NUMBERED.test(before))
    return after === '' ? [] : [after]
  return fitnessOf(before) >= fitnessOf(after) ? [before] : [after, before]
}

/** What a heading asks about, without what has just happened to it or is asked of it. */
function bareCore(text: string): string {
  const core = coreOf(text).replace(JUST, '')
  return /嗎[？?]?$/u.test(text) ? core.replace(ADJECTIVE, '') : core
}

/** Removes question words: 「水溫要幾度」 → 「水溫」, 「如何選擇濾杯」 → 「選擇濾杯」; empty if nothing was removed or too little is left. */
function coreOf(text: string): string {
  // 「存進去的錢可以動嗎」 without its end would state what it asks.
  if (/(?:可以|能|會|要|該)[^，。]*嗎[？?]?$/u.test(text)) return ''
  const asked = text
    .replace(ASKING_AFTER, '')
    .replace(ASKING_BEFORE, '')
    // The verb of a second clause whose question was removed: 「延到隔年的，用」.
    .replace(/[，、]\p{Script=Han}?$/u, '')
    .replace(/[\s，、：:？?！!。]+$/u, '')
    .trim()
  const [first = '', second = ''] = cutWords(asked)
  const told = withoutFrequencyEnd(asked).replace(/^(?:要|會|該|應該|需要)(?=[^的\P{Script=Han}]{2,4}$)/u, '')
  // 「妹妹卡了三天」 tells what happened.
  if (told !== asked && HAPPENED.test(told)) return ''
  const seen = first === '看' && [...second].length > 1 ? asked.slice(1) : told
  const core = seen === text ? text : withoutUnfinishedEnd(withoutAskedVerb(seen, text))
  return core === text || [...core].length < 2 ? '' : core
}

/** Endings without meaning of their own: 「注水」 and 「注水手法」, 「研磨」 and 「研磨度」 are one name. */
const EMPTY_ENDING =
  /(?:的)?(?:手法|方法|方式|技巧|作法|做法|步驟|重點|要點|須知|說明|指南|教學|原則|(?<=..)度)$/u

/** A name without question words and empty endings. Names that are equal in this form are the same to a reader. */
export function comparableName(name: string): string {
  const asked = coreOf(name) || name
  const bare = asked.replace(EMPTY_ENDING, '')
  return [...bare].length < 2 ? asked : bare
}
