import { comparable } from '@gaplens/text/figures/compare'
import type { Dimension, Figure } from '@gaplens/text/figures/figure'

/** The words between an old value and the value that replaced it. */
const CHANGED_TO =
  /^\s*[）)]?\s*[，,]?\s*(?:已|再|一口氣|大幅)?(?:調[高升降整漲]|提高|提升|增加|上調|下調|調|升|降|增|漲|改|放寬|縮短|延長)(?:了)?(?:為|成)[至到]?\s*(?:每[人月年次])?\s*$|^\s*(?:was |were |has been |is )?(?:raised|lowered|increased|reduced|changed|cut)\s+to\s*$/iu
const CHANGE_MAX = 24
/** Prices and rates are raised and lowered for all: 「門票 500 元調高為 800 元」. */
const PRICED = new Set<Dimension>(['money', 'share'])
/** So are times and speeds by those who set them, if the sentence says that it was such a change: 「由 30 年延長為 40 年」. */
const SETTABLE = new Set<Dimension>(['time', 'age', 'frequency', 'multiple', 'speed'])
/** What shows that something was so before and is otherwise now. */
const BEFORE_AND_NOW =
  /由|從|原[本先為]?|過去|以前|舊制|新制|已|[今去]年|起|現[在行]?|目前|修[法正]|公告|宣布|\d\s?[年月]\s?\d|\b(?:from|was|were|has been|now)\b/iu
/** The first value is a step on the way to the second: 「先用 200 元，再調降為 180 元」. */
const STEPS = /(?<!優)先(?![進前生]).*再/su
/** The second value is for those who do or pay something for it. */
const OPTION = /註冊|登錄|加購|加價|加碼|會員|選購|另購|付費|(?<![不無上下年期權])限(?![制額度期縮])/u

/** Whether a sentence says that one value was replaced by the next, such as a price that was raised. */
export function isReplacedBy(sentence: string, figure: Figure, next: Figure): boolean {
  return (
    next.start >= figure.end &&
    next.start - figure.end <= CHANGE_MAX &&
    comparable({ ...figure, per: next.per }, next) &&
    CHANGED_TO.test(sentence.slice(figure.end, next.start)) &&
    saysSo(sentence, figure.dimension) &&
    !STEPS.test(sentence.slice(0, next.start)) &&
    !OPTION.test(sentence)
  )
}

function saysSo(sentence: string, dimension: Dimension): boolean {
  return PRICED.has(dimension) || (SETTABLE.has(dimension) && BEFORE_AND_NOW.test(sentence))
}
