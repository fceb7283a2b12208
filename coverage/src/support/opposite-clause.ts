import { charactersOf } from '@gaplens/text/terms'
import { pairsOf } from './character-pairs.ts'
import { CHOICE, clausesOf, LEAVES_OPEN } from './clauses.ts'

/** Words that deny what follows them (「不得調漲」, 「無須同意」, 「千萬別這樣做」), but not a limit (「不得低於」). */
const DENIALS =
  /(?:不(?:可以?|能|得|會|用|必|需要?|須|應|要|宜|准|在|屬|建議|予)?|[無毋][須需庸]|無法|(?<![減豁以避難])免(?!費|稅額|疫|運)|(?<![特個分類性差區級國辨鑑識判告離派科款組班])別(?![人家的處墅名忘])|勿|未|沒有?|禁止|拒絕|並非)(?!超過|低於|高於|少於|多於|大於|小於|逾|滿)/gu
/** A clause that names the case in which the next one holds: 「道路寬度未達 6 公尺者，不得設立」. */
const NAMES_CASE = /(?<![小臨準暫平當同隨及按何])時$|(?<![業費患學讀記作用或資])者$/u
/** A clause on what follows if something is not so: 「沒有報警就沒有事故證明」, 「移不動的靠牆綁」, 「未繫繩者請離場」. */
const CONDITIONAL =
  /(?:未(?!成年|滿|婚)|沒)\p{Script=Han}+者|就|才|若|如果|的話|否則|\p{Script=Han}不[動到了起下開完]的/u
/** What denies a state or names a purpose, which is no rule: 「門窗沒關好」, 「以免受潮」. */
const NO_RULE = /[未沒逾]|[以避]免|免得/u
/** Words by which a clause denies something without one of those: 「避免空腹喝」. */
const AVOIDS = /避免|切忌/u
/** A word that allows or asks for what follows it, and what may stand between: 「可以先申請」. */
const AFFIRMS = '(?:可以?|能夠?|得|應該?|要|必須|須|需要?|會|宜|建議)(?:先|再|一起|自己|直接|另外?|同時)?'
/** What an insurer does, by whichever name. */
const PAYS = /理賠|賠付/gu
/** A denial of what all of a kind do: 「沒有誰是免費的」, 「沒有一家會免費補發」. */
const OF_ALL =
  /沒有?(?:誰|人|哪一?[家個種間]|一[家個種間]|任何[人家])(?:是|會|能|可以?|願意|肯)(\p{Script=Han}{2})/gu
/** What one does with a means, by whichever word: 「請勿使用酒精」, 「不得以酒精擦拭」, 「不要拿酒精噴」. */
const USES =
  /使用(?![者期年說中權執率])|(?<=[勿得])以(?![前後上下內外為免及便])|以(?=\p{Script=Han}{2,6}(?:[清擦洗沖刷泡]|消毒))|拿(?![出到來去走起下掉回取])/gu
/** A means that is denied alone, or with others: 「檸檬酸粉或醋」. Of what else it is denied for, another thing may be. */
const MEANS_ALONE = /^\p{Script=Han}?(?:$|[或和與及等\s])/u
/** That something costs nothing, and that it does: 「考試費用全免」, 「考驗的規費仍由學員自付」. */
const FREE = /全免|免費|免收|免繳|不(?:另|再)?收費?|不用錢|不必付|不用付/u
const PAID = /自付|自費|自理|自行(?:負擔|支付)|另計|另收|另外收|另行收|仍(?:須|需|要)付/u
/** What is said of any fee, so that it does not show of what one is. */
const OF_FEES = /[費用錢元收付]/gu
/** Characters that say nothing of what a clause is about: 「已領之津貼」, 「領過的津貼」. */
const EMPTY = /[已之的所]/gu
/** A clause with fewer pairs of characters, or with a smaller share of the statement's, is about something else. */
const PAIRS_MIN = 2
const SHARED_LEAST = 0.6
/** How far after a denial the denied word stands. */
const DENIED_MAX = 4

/**
 * Whether a clause of a page denies what a statement says in nearly the same words, or affirms what it denies: 「房東不得在租約期間任意調漲
 * 租金」 for 「房東可以在租約期間任意調漲租金」, and the other way round.
 */
export function saysOpposite(statement: string, claim: string): boolean {
  const stated = clausesOf(inOneWord(statement)).filter((clause) => !LEAVES_OPEN.test(clause))
  const clauses = clausesOf(inOneWord(claim).replace(CHOICE, ' '))
  return clauses.some((clause, at) => {
    const before = clauses[at - 1] ?? ''
    if (CONDITIONAL.test(clause) || NAMES_CASE.test(before)) return false
    const told = withSubject(clause, before)
    const denied = lastDenied(told)
    const alike = stated.filter((each) => denied && each.includes(denied))
    if (alike[0] && alike.every((each) => lastDenied(each) === denied)) return false
    return stated.some(
      (each) =>
        isDenied(each, told) || saysPaid(each, clause) || (isRule(each) && denies(each, clause, true)),
    )
  })
}

/**
 * What a clause denies last, which is what it says: 「沒有登記的不得出租」. A statement all of whose clauses with that
 * word deny it too says the same, whatever else it says of what is not registered.
 */
function lastDenied(clause: string): string | undefined {
  const last = [...clause.matchAll(DENIALS)].at(-1)
  return last && deniedBehind(clause, last.index + last[0].length)
}

/** The word that a denial denies which ends at a place of a clause. */
function deniedBehind(clause: string, from: number): string | undefined {
  return pairsOf(clause.slice(from, from + DENIED_MAX))[0]
}

/** A text in which paying and using have one word each, by whichever it tells of them. */
function inOneWord(text: string): string {
  return text.replace(PAYS, '給付').replace(USES, '用')
}

/**
 * A clause that says little but that something is denied, with the one before it: 「矯正視力之手術，不予給付」. One that denies something else is no
 * subject: 「不含鉛、不反光」.
 */
function withSubject(clause: string, before: string): string {
  const isShort = pairsOf(clause.replace(DENIALS, ' ')).length < PAIRS_MIN
  return isShort && clause.search(DENIALS) >= 0 && before.search(DENIALS) < 0
    ? `${before}，${clause}`
    : clause
}

/** Whether a clause of a statement, if it denies something, does so as a rule does, and without a condition. */
function isRule(stated: string): boolean {
  return ![NO_RULE, CONDITIONAL, NAMES_CASE].some((pattern) => pattern.test(stated))
}

/** Whether a clause denies what a statement's clause affirms. */
function isDenied(stated: string, clause: string): boolean {
  const known = new Set(pairsOf(stated))
  const deniesAll = [...clause.matchAll(OF_ALL)].some(([, denied = '']) => known.has(denied))
  return (deniesAll && stated.search(DENIALS) < 0) || denies(clause, stated, false)
}

/**
 * Whether a clause denies a word that the other has without denying anything. It has most of its words from the other, or the other allows or
 * asks for the very same: 「不可轉讓給他人」, 「可轉讓一次」.
 * @param isOfRule whether the other must do so, because what is denied is a rule: 「不要用鐵刷」 is not denied by 「用鐵刷的背面」
 */
function denies(clause: string, affirming: string, isOfRule: boolean): boolean {
  if (affirming.search(DENIALS) >= 0 || AVOIDS.test(affirming)) return false
  const known = new Set(pairsOf(affirming.replace(EMPTY, ' ')))
  const own = pairsOf(clause.replace(DENIALS, ' ').replace(EMPTY, ' '))
  const shared = own.filter((pair) => known.has(pair))
  const isNear = own.length >= PAIRS_MIN && shared.length >= SHARED_LEAST * own.length
  return [...clause.matchAll(DENIALS)].some(({ 0: word, index }) => {
    const from = index + word.length
    const denied = deniedBehind(clause, from)
    if (denied === undefined || !known.has(denied)) return false
    const isMeans = denied.startsWith('用')
    if (isMeans && isForOther(clause.slice(from), known)) return false
    if (isNear && !isOfRule) return true
    const subject = pairsOf(clause.slice(0, index))
    const isOfSame = subject.length === 0 || subject.some((pair) => known.has(pair))
    const others = shared.filter((pair) =>
      isMeans ? pair !== denied : ![...denied].some((each) => pair.includes(each)),
    )
    if (NO_RULE.test(word) || !isOfSame || (!isNear && others.length === 0)) return false
    return new RegExp(`${AFFIRMS}${isNear ? '.*' : ''}${denied}`, 'u').test(affirming)
  })
}

/** Whether a means is ruled out for something that the other does not tell of: 「不要用漂白水洗石材」 for 「可用漂白水洗杯子」. */
function isForOther(clause: string, known: ReadonlySet<string>): boolean {
  const unknown = pairsOf(clause).find((pair) => !known.has(pair))
  if (unknown === undefined) return false
  const rest = clause.slice(clause.indexOf(unknown) + 1)
  return !MEANS_ALONE.test(rest) && !pairsOf(rest).some((pair) => known.has(pair))
}

/** Whether a clause says that one pays for what the other calls free. */
function saysPaid(stated: string, clause: string): boolean {
  if (!FREE.test(stated) || !PAID.test(clause) || FREE.test(clause)) return false
  const rest = stated.replace(FREE, ' ')
  const other = clause.replace(PAID, ' ')
  const own = new Set(charactersOf(rest.replace(OF_FEES, ' ')))
  const isOfOne = charactersOf(other.replace(OF_FEES, ' ')).some((each) => own.has(each))
  return isOfOne && rest.includes('費') && other.includes('費')
}
