import { readFigures } from '@gaplens/text/figures/read-figures'
import { clausesOf, plain, sentencesOf, tokensOf } from './plain.ts'

/** Words that turn, limit or order what a clause says: left out of it, it says something else. */
const TURNING =
  /[不沒無未勿別非禁免忌少只僅若假否除但卻才錯誤壞比較於由從到給向被讓反僞偽疑像似恐約我咱可應宜須]|以為|迷思|謠|如果|然而|避免|超過|以上|以下|至少|至多|最多|最少|上限|下限|可能|也許|或許|多半|大多|多數|多為|部分|有些|一些|有時|偶爾|往往|通常|經常|時常|一般|幾乎|大致|大概|左右|上下|某些|特定|個別|視|依|原則|建議|最好|盡量|據|研究|調查|估計|預計|傳說|聽說|據說|[說稱]|表示|認為|主張|覺得|曾經|以前|過去|舊制|原本|之前|取消|廢止|停止|危險|小心|嗎|怎|幾|何/u
/** A sentence with one of these in another clause says that what follows does not hold, or only there. */
const SCOPE =
  /以為|誤以為|迷思|謠|[說稱]|表示|認為|主張|其實|但是?|不過|然而|卻|並非|反而|除非|如果|若是?|假如|否則|只有|以前|過去|舊制|原本|錯|已經?(?:停|取消|截止|終止|結束|改)|廢止|失效|作廢/u
/** A clause before the one that is kept that says when, or of which, it holds. */
const CONDITION =
  /(?:(?<!小)時|時候|期間|[前後]|情[況形]下|的話|以內)$|以上|以下|超過|低於|高於|未滿|不到|不足/u
/** A sentence that takes back the one before it. */
const REFUTES =
  /^(?:錯|不對|並非如此|其實(?:不|並|沒|是錯)|事實(?:上)?(?:並|不)|(?:但|不過)?[這那](?:[個種是些]|只是)?[^,]{0,6}(?:錯|不對|不正確|不實|沒有(?:根據|依據)|迷思|誤解|誤會|謠言|過時|不成立))/u
/** Under such a heading stands what is not so. */
const UNTRUE_HEADING = /迷思|錯誤|誤解|誤會|謠言|闢謠|以前|舊制|反例|失敗/iu
/** Under such a heading a short item names what is not to be done; a longer text says so itself. */
const WARNING_HEADING = /不要|不能|不可|避免|地雷|雷區|NG/iu
const SHORT = 25

/** A clause of a page must be kept in about this share, and in one piece: a word left out of its middle narrows what it says. */
const SHARE = 0.3
const PIECES = 1
/** A figure left out: 「九成五的植物」 is not 「植物」. */
const NUMBER = /[\d一二三四五六七八九十百千萬半兩]/u

/** A text that a statement is checked against. */
export interface SupportingText {
  readonly text: string
  readonly heading: string
}

interface GroundClause {
  readonly text: string
  readonly tokens: readonly string[]
}

/**
 * Whether a sentence says only what a stretch of a page says: each of its clauses stands within one clause of one sentence
 * there, word for word and in the same order, with nothing left out that turns it (not, only, unless, than) and
 * with every figure the same value.
 * @param sentence plain
 */
export function isSupported(sentence: string, ground: SupportingText): boolean {
  if (UNTRUE_HEADING.test(ground.heading)) return false
  if (WARNING_HEADING.test(ground.heading) && ground.text.length < SHORT) return false
  const wanted = clausesOf(sentence)
  if (wanted.length === 0) return false
  const sources = sentencesOf(plain(ground.text))
  return sources.some((source, at) => !REFUTES.test(sources[at + 1] ?? '') && restsOn(wanted, source))
}

function restsOn(wanted: readonly string[], source: string): boolean {
  if (/[?嗎呢]\s*["」』)]?$/u.test(source)) return false
  // What is said whole is said as it was.
  if (tokensOf(wanted.join(',')).join(' ') === tokensOf(source).join(' ')) return true
  const clauses = clausesOf(source).map((text): GroundClause => ({ text, tokens: tokensOf(text) }))
  const used = new Set<number>()
  let from = 0
  for (const clause of wanted) {
    const at = clauses.findIndex((ground, index) => index >= from && standsIn(clause, ground))
    if (at < 0) return false
    used.add(at)
    from = at
  }
  const first = Math.min(...used)
  return clauses.every(
    ({ text }, at) => used.has(at) || !(SCOPE.test(text) || (at < first && CONDITION.test(text))),
  )
}

function standsIn(clause: string, ground: GroundClause): boolean {
  const tokens = tokensOf(clause)
  if (tokens.length === 0) return true
  const places = placesOf(tokens, ground.tokens)
  if (places === null || tokens.length < SHARE * ground.tokens.length) return false
  const left = ground.tokens.filter((_, at) => !places.has(at)).join('')
  if (TURNING.test(left) || piecesOf(places) > PIECES) return false
  if (losesItsOwner(places, ground.text) || losesItsSubject(places, clause, ground.text)) return false
  return (!NUMBER.test(left) || isAtOneSide(clause, ground.text)) && figuresHold(clause, ground.text)
}

/** Begins a predicate: what it is said of stands before. */
const PREDICATE =
  /^(?:會(?![員議])|要(?!點)|可|能(?![量效源])|約|是|有(?!機)|為|比(?!例)|使(?!用)|讓|應(?!用)|須|得|將|被|把|仍|才|就|也|都|更|較|再|又|還|最|\p{Script=Han}{2}時(?![間候]))/u

/** Whether the head of a clause is left out and what is kept is only said of it. */
function losesItsSubject(places: ReadonlySet<number>, clause: string, source: string): boolean {
  if (Math.min(...places) === 0 || !PREDICATE.test(clause)) return false
  // A label before a colon is no subject.
  const kept = tokensOf(clause).join('')
  return !source
    .split(':')
    .slice(1)
    .some((part) => tokensOf(part).join('').startsWith(kept))
}

/** Whether what is kept begins behind a 「的」: whose it is or which of them is left out, so that it would be said of all. */
function losesItsOwner(places: ReadonlySet<number>, source: string): boolean {
  const first = Math.min(...places)
  if (first === 0) return false
  return source
    .split('的')
    .slice(0, -1)
    .reduce<{ tokens: number; lost: boolean }>(
      ({ tokens, lost }, part) => {
        const before = tokens + tokensOf(part).length
        return { tokens: before, lost: lost || before === first }
      },
      { tokens: 0, lost: false },
    ).lost
}

/** Where tokens stand in others, in order and as close together as can be; null where they do not. */
function placesOf(tokens: readonly string[], others: readonly string[]): Set<number> | null {
  let best: number[] | null = null
  others.forEach((other, start) => {
    if (other !== tokens[0]) return
    const places: number[] = []
    let at = start
    for (const token of tokens) {
      const next = others.indexOf(token, at)
      if (next < 0) return
      places.push(next)
      at = next + 1
    }
    if (best === null || spanOf(places) < spanOf(best)) best = places
  })
  return best === null ? null : new Set(best)
}

function spanOf(places: readonly number[]): number {
  return (places.at(-1) ?? 0) - (places[0] ?? 0)
}

function piecesOf(places: ReadonlySet<number>): number {
  let pieces = 0
  let last = -2
  for (const place of places) {
    if (place !== last + 1) pieces += 1
    last = place
  }
  return pieces
}

/** Every figure of a clause is one of the source's, of the same value, unit and bound; none lies between its pieces. */
function figuresHold(clause: string, source: string): boolean {
  const given = readFigures(source)
  const own = readFigures(clause)
  if (!own.every((figure) => given.some((each) => isSame(each, figure)))) return false
  // 「A 用 92、B 用 85」 gives two: which is whose is told by taking all or those of one side.
  return given.length < 2 || own.length === 0 || own.length === given.length || isAtOneSide(clause, source)
}

function isAtOneSide(clause: string, source: string): boolean {
  return source
    .split(/[、;,/]|\s{2,}|\t/u)
    .some((part) => tokensOf(part).join('').includes(tokensOf(clause).join('')))
}

type Read = ReturnType<typeof readFigures>[number]

function isSame(one: Read, other: Read): boolean {
  return (
    one.dimension === other.dimension &&
    one.unit === other.unit &&
    one.per === other.per &&
    one.bound === other.bound &&
    one.low === other.low &&
    one.high === other.high
  )
}
