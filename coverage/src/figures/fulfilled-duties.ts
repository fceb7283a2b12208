import type { FigureClaim } from './figure-claims.ts'
import { isNotToExceed, upperLimitOf } from './limits.ts'

/** How long somebody has to keep or to warrant something, up to the figure: 「帳冊應保存」. It may be done for longer. */
const DUTY = /(?:應|須|依法|[得只]?要)[^，。；]{0,8}(?:保存|保留|留存|保固|備置|公[告示])[^，。；]{0,4}$/u
const DUTIFUL = /應|須|依法|至少|得要/u
/** What a seller's plan gives: 「付費期間的檔案保存十年」. */
const OF_PLAN = /付費|訂閱|方案|免費版|專業版|企業版|會員期間|升級/u

/** Within which time something must be done: 「應於取件後 30 日內銷毀」. */
const MUST = /[應須](?!該?能)/u

/**
 * Whether one does within a time that another sets what he says of himself: 「我們留 7 天」 where 30 days are allowed. What is a limit itself, or a duty, is
 * another rule.
 */
export function keepsWithin(own: FigureClaim, duty: FigureClaim): boolean {
  return (
    duty.figure.dimension === 'time' &&
    duty.figure.bound === 'most' &&
    MUST.test(duty.clause) &&
    own.figure.bound === 'exact' &&
    own.figure.high <= duty.figure.high &&
    !DUTIFUL.test(own.sentence)
  )
}

/** Behind an upper limit, that what keeps within it passes a test: 「20 公升以下者合格」, 「40 公升以內就算過」. */
const PASSES = /^\s*(?:以[內下])?者?[為即就才，]{0,2}(?:合格|及格|合於|符合|通過|算過|過關|達標)/u

/** Before an upper limit, that it is a standard: 「驗收標準是每小時 20 公升以下」. */
const STANDARD = /(?:標準|規定|門檻)值?[是為：]\P{N}{0,8}$/u

/** Whether one value keeps within what another claim says is not to be exceeded: 「2%」, 「不超過總量的 3%」. */
export function keepsBelow(own: FigureClaim, limit: FigureClaim): boolean {
  return isNotToExceed(limit) && isBelow(own, limit)
}

/** Whether one value keeps within what passes a test: a maker's 「實測平均 12 公升」, 「20 公升以下者合格」. */
export function passes(own: FigureClaim, norm: FigureClaim): boolean {
  return isToPass(norm) && isBelow(own, norm)
}

function isBelow(own: FigureClaim, { figure }: FigureClaim): boolean {
  return upperLimitOf(own) === null && !isNotToExceed(own) && own.figure.high <= figure.value
}

function isToPass({ figure, bare }: FigureClaim): boolean {
  return (
    figure.bound === 'most' &&
    (PASSES.test(bare.slice(figure.end)) || STANDARD.test(bare.slice(0, figure.start)))
  )
}

/** Whether what one gives with a plan is longer than another has to, which fulfils it: ten years where five are prescribed. */
export function fulfilsDuty(own: FigureClaim, duty: FigureClaim): boolean {
  const { figure } = duty
  return (
    figure.dimension === 'time' &&
    figure.bound !== 'most' &&
    DUTY.test(duty.bare.slice(0, figure.start)) &&
    own.figure.low >= figure.low &&
    !DUTIFUL.test(own.clause) &&
    OF_PLAN.test(`${own.heading} ${own.sentence}`)
  )
}
