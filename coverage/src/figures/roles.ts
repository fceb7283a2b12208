import { SECONDS_A_DAY, WORKING_DAY } from '@gaplens/text/figures/figure'
import type { FigureClaim } from './figure-claims.ts'

/** What a figure is besides the value of a thing: what is got back, paid before, kept back, added or compared is not the thing itself. */
type Role =
  | 'subsidy'
  | 'deposit'
  | 'fine'
  | 'damages'
  | 'payout'
  | 'deduction'
  | 'surcharge'
  | 'saving'
  | 'increase'
  | 'decrease'
  | 'difference'
  | 'remaining'
  | 'sum'
  | 'date'
  | 'compared'
  | 'ahead'
  | 'threshold'
  | 'excess'
  | 'extra'
  | 'validity'

/** 「加收 200 元」, and 「加」 right before the figure. */
const SURCHARGE = /加收|加價|另加|另收|多收|多付|多花|(?<![增追參添附])加\s*$/u
/** Words of a clause that name a role. What a value has risen to (「漲到 6,800 元」) is the value itself. */
const NAMED_BY: readonly (readonly [Role, RegExp])[] = [
  ['subsidy', /補助|補貼|津貼|獎勵|退費|退還/u],
  ['deposit', /訂金|定金|押金|保證金|頭期/u],
  ['fine', /罰|違約金/u],
  ['damages', /(?<!理)賠(?!付)/u],
  ['payout', /理賠|賠付|給付/u],
  ['deduction', /扣[除抵掉下]|沒收|減[徵免收除]/u],
  ['surcharge', SURCHARGE],
  ['saving', /省|便宜|折扣|優惠|降價(?!\s*[到至為成])|(?<![多至最])少\p{Script=Han}?(?:\s*$|\s{2,})/u],
  ['increase', /(?:增加|提高|上升|漲|多出)(?!\s*[到至為成])/u],
  ['decrease', /(?:下降|降低|降了)(?!\s*[到至為成])/u],
  ['validity', /(?<!無)有效(?=\s*$|期)|(?<!無)效期/u],
  ['remaining', /剩餘|剩下|還剩|尚餘|所剩/u],
  ['difference', /(?:相差|[落溫誤]差|差[距異])[^，。\d]{0,3}(?:\s{2,}|$)|差\s{2,}|差\s*$/u],
]
/** A threshold is named right before its figure: in 「回退超過 50 度的占 3%」 it is of the 50 degrees. */
const THRESHOLD =
  /(?<!率)(?:(?<!不|不[得要能可宜應會])(?:低於|高於|超過|大於|小於|(?<![每未])逾)|未[達滿])\s?[^\s\p{N}]{0,3}\s?$/u
/** Words that compare what follows with something else: 「窗型機便宜一點，2,000 元」, 「進口的更貴」. */
const COMPARED =
  /(?:便宜|貴|快|慢|久|長|短|大|小|高|低)(?:一[點些]|些|得多|很多)|更(?:便宜|貴|快|慢|久|長|短|高|低)|\b(?:cheaper|dearer|faster|slower|longer|shorter)\b/iu
/** By how much something exceeds another: 「比身高多 15 公分」, 「用身高加 25 公分」. */
const BEYOND = /比[^，。；、]{1,10}[多少高低長短重輕快慢]$|[用以按][^，。；、]{1,6}再?加$/u
/** By how much something lies below or above a named thing: 「低於路面二十公分」. After a mere hedge it is a limit. */
const BELOW = /[低高多少短長早晚]於(?!平均|大?約)[^，。；、\d]{3,10}$/u
/** A further thing beside the one that is bought: 「附件每頁」, 「加購一組」. */
const EXTRA = /(?:附[件頁]|加[購印洗點]|續[攤約租]|延長|逾時|超[時過重出])[^，。；、：]{0,4}$/u
/** 「三個月後」 is a day and no length of time; with minutes it may be either. */
const FROM_NOW = /^\s*之?[後前]/u
/** The day of a month is one with 「前」 and without: 「次月 10 日前」, 「最晚次月 13 日」. */
const OF_MONTH = /月\s*$/u
/** What has to be reached is a length, though something begins after it: 「滿五個月之後」. */
const REACHED = /(?<![期屆])滿\s*$/u
const AFTER = /^\s*之?後/u
/** 「前三個月」 tells which months and no length of time; with days it may be one (「前 5 天停藥」). */
const FIRST = /[前頭]\s*$/u
const SOME_WEEKS = 28 * SECONDS_A_DAY
/** How long before something, if it is less than a day: 「連假提早九十分鐘到」. */
const AHEAD = /提[早前]\s*約?\s*$/u
/** Two fees in one sum: 「掛號費加部分負擔約 200 元」. */
const SUM =
  /[費金薪號料稅款擔錢][加與和及跟＋+]\p{Script=Han}{1,5}(?:[費金稅]|負擔|費用)(?:總?共|合計|大?約|為|是|要)?(?:，\p{Script=Han}{2,4})?$/u

/** Whether a word only says that something is added, whatever it is for: 「另收」. */
export function saysAdded(word: string): boolean {
  return SURCHARGE.test(word) && word.replace(SURCHARGE, '') === ''
}

/** What a figure's clause and its heading call it. */
export interface Roles {
  readonly clause: ReadonlySet<Role>
  readonly heading: ReadonlySet<Role>
}

/** The roles of a figure that its clause and its heading name. */
export function rolesOf({
  clause,
  heading,
  bare,
  figure,
}: Pick<FigureClaim, 'clause' | 'heading' | 'bare' | 'figure'>): Roles {
  const isDay = figure.unit === WORKING_DAY || (figure.dimension === 'time' && figure.value >= SECONDS_A_DAY)
  const before = bare.slice(0, figure.start)
  const behind = bare.slice(figure.end, figure.end + 4)
  const isDate =
    isDay &&
    !OF_MONTH.test(before) &&
    ((FROM_NOW.test(behind) && !(REACHED.test(before) && AFTER.test(behind))) ||
      (figure.value >= SOME_WEEKS && FIRST.test(before)))
  const byPlace: readonly (readonly [Role, boolean])[] = [
    ['date', isDate],
    ['compared', COMPARED.test(before)],
    ['ahead', figure.dimension === 'time' && !isDay && AHEAD.test(before)],
    ['threshold', THRESHOLD.test(before)],
    ['excess', BEYOND.test(before.trimEnd()) || BELOW.test(before.trimEnd())],
    ['extra', figure.dimension === 'money' && EXTRA.test(before.trimEnd())],
    ['sum', figure.dimension === 'money' && SUM.test(before.trimEnd())],
  ]
  const placed = byPlace.flatMap(([role, isSo]) => (isSo ? [role] : []))
  return { clause: new Set([...rolesIn(clause), ...placed]), heading: new Set(rolesIn(heading)) }
}

function rolesIn(text: string): Role[] {
  return NAMED_BY.flatMap(([role, words]) => (words.test(text) ? [role] : []))
}

/**
 * Whether one clause names a role that the other's names as little as its heading: 「訂金一成」 under any heading and 「三成」 under 「訂金」
 * are one. What is added for each of a thing is its price: 「每層加 150 元」 and 「每上一層收 200 元」.
 * @param each what both figures are for one of, if it is the same thing
 */
export function haveOtherRoles(a: Roles, b: Roles, each: string | null): boolean {
  const isOwn = (role: Role, other: Roles) =>
    !other.clause.has(role) && !other.heading.has(role) && !(role === 'surcharge' && each !== null)
  return [...a.clause].some((role) => isOwn(role, b)) || [...b.clause].some((role) => isOwn(role, a))
}
