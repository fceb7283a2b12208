import { memoize } from '@gaplens/text/memoize'
import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { pairsOf } from './character-pairs.ts'
import { answerContradicts } from './contradicting-answer.ts'
import { isGone, tellsGone } from './no-more.ts'
import { saysOpposite } from './opposite-clause.ts'
import { nameOtherPlaces } from './other-place.ts'
import { callsUseless } from './useless.ts'

/** Words by which a sentence advises against what it tells, or calls it wrong: 「我們不建議」. */
const REJECTS =
  /不(?:太)?建議|並非|沒有必要|迷思|謠言|誤解|誤會|誤以為|錯誤的?(?:觀念|說法|做法)|是錯的|才不是|(?:別|不要|不能|不可以?)這[樣麼][做吃用]|其實(?:沒有?|沒什麼|無)\p{Script=Han}{0,2}[用效]|not recommend|myth/iu
/** What is told as a saying that no longer holds, or of which the next sentence thinks otherwise: 「過去業界常說 20 萬就夠」. */
const SAYING =
  /(?:過去|以前|早期|網路上?|坊間|業界|很多人|有人)[^。，]{0,6}(?:常說|都說|流傳|說法|以為)|[^。]{0,12}流傳的/u
/** What a maker says, and in the same sentence what a test or a home has shown: 「標示可跨越 6 公分，實測可通過 4 公分」. */
const SHOWN_OTHERWISE =
  /(?:標示|標榜|號稱|宣稱|官方(?:說|數據|規格)|廠商(?:說|給)|原廠說|說明書(?:上?[寫說]))[^。]*[，；](?:但|可是|不過|結果)?(?:實測|實際(?:上|測|用|能|只)|我家|我們家|其實|用起來)(?![^。]*(?:也|同樣|相符|一致|順利|確實|符合|剛好))[^。]*[\d一二三四五六七八九十百千半]/u
/** Words with which a statement advises against something itself, as the pages that support it then do too. */
const DENIES = /不|沒有|無[法須需]|避免|勿|別|切忌|禁|迷思|誤解|誤會|\b(?:not?|avoid|never)\b/iu
/** A statement that tells itself what was measured or what is printed on a thing. */
const TELLS_MEASURED = /實測|標示|測試/u
/** Words by which a page says that nothing rules something: 「現行法令未就…訂有專屬之保固年限」. */
const NOT_RULED = /(?:未|並無|沒有|無)[^，。；]{0,14}(?:訂有|規定|明定|強制|硬性|明文|專屬|法定)/u

/** What a sentence sets apart from what the one before it tells: 「臨櫃繳費則是另一筆」. */
const SET_APART = /^(\p{Script=Han}{2,8}?)[則又卻]?(?:是|屬於?|算)另[一外]/u

/** What somebody else has to grant whoever asks for it: "if you ask in writing, your school has to provide one". */
const HAS_TO_GRANT =
  /\b(?:ask|request|appl(?:y|ies|ication))[^.;]*(?<!\b(?:you|they|we|applicants?) )\b(?:has to|have to|must|(?:is|are) required to) (?:provide|grant|give|accept|approve|allow|supply)\b/iu
const MAY_REFUSE =
  /\b(?:answer|reply|response|decision|request|application)s?\b[^.;]*\b(?:may|can|could|might) be (?:a refusal|refused|declined|rejected)\b/iu

/**
 * The claim that a request may be refused ("The answer may be a refusal") which has to be granted according to the statement; null without
 * one. A page that has the statement itself does not deny it.
 */
export function refusalOf(statement: string, claims: readonly ClaimUnit[]): ClaimUnit | null {
  const told = statement.trim().replace(/[.。]$/u, '')
  if (!HAS_TO_GRANT.test(statement) || claims.some(({ claim }) => claim.text.includes(told))) return null
  return claims.find(({ claim }) => MAY_REFUSE.test(claim.text)) ?? null
}

/** The passage in which a page denies a statement: one of some claims in nearly the same words, or the answer to a question. */
export function denialOf(
  statement: string,
  { sections }: PageUnits,
  claims: readonly ClaimUnit[],
): ClaimUnit | null {
  return (
    claims.find(({ claim }) => saysOpposite(statement, claim.text)) ??
    sections.flatMap((section) => section.claims).find(({ claim }) => callsUseless(statement, claim.text)) ??
    firstAnswersOf(sections).find((answer) => answerContradicts(statement, answer.claim)) ??
    null
  )
}

/**
 * Whether a page rejects what a statement's claim tells: in it, or in the sentence of the same text just before it, or because the
 * claim denies it in nearly the same words or holds in another city, or because the page answers a question otherwise.
 */
export function isRejected(statement: string, page: PageUnits, unit: ClaimUnit): boolean {
  const { sections, source } = page
  const { claim } = unit
  if (!TELLS_MEASURED.test(statement) && SHOWN_OTHERWISE.test(claim.text)) return true
  if (denialOf(statement, page, [unit]) !== null) return true
  if (nameOtherPlaces(statement, `${source.page?.title}\n${claim.heading}\n${claim.text}`)) return true
  if (DENIES.test(statement) || isGone(statement) || NOT_RULED.test(statement)) return false
  const holdsNot = (text: string) => NOT_RULED.test(text) || tellsGone(text, statement)
  if ([REJECTS, SAYING].some((pattern) => pattern.test(claim.text)) || holdsNot(claim.text)) return true
  const claims = sections.find(({ at }) => at === unit.section)?.claims ?? []
  const at = claims.indexOf(unit)
  if (at === -1) return false
  if (isSetApart(statement, claim.text, claims[at + 1]?.claim.text)) return true
  const before = claims[at - 1]?.claim
  if (before === undefined) return false
  const between = source.page?.text.slice(before.end, claim.start) ?? ''
  const rejectsSaying = SAYING.test(before.text) && REJECTS.test(before.text)
  return !between.includes('\n') && (rejectsSaying || holdsNot(before.text))
}

/** What stands first under each heading: the answer, where the heading asks. Every statement is compared with it. */
const firstAnswersOf = memoize((sections: PageUnits['sections']): readonly ClaimUnit[] =>
  sections.flatMap(({ section, claims }, at) =>
    section.heading === sections[at - 1]?.section.heading ? [] : claims.slice(0, 1),
  ),
)

/**
 * Whether the next sentence sets apart a thing that the statement names and the claim does not: 「臨櫃繳費則是另一筆」. It may stand in the next
 * paragraph or item, because its words refer back by themselves.
 */
function isSetApart(statement: string, claim: string, next: string | undefined): boolean {
  const other = SET_APART.exec(next ?? '')?.[1] ?? ''
  return pairsOf(other).some((pair) => statement.includes(pair) && !claim.includes(pair))
}
