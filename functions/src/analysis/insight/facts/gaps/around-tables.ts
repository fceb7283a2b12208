import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { limitsTable } from '../../quotable/limits.ts'
import { plain } from '../../quotable/plain.ts'
import { SENTENCE_BREAK } from '../sentences.ts'
import { isCitable } from '../statements/citable.ts'
import { tidy } from '../statements/clauses.ts'
import { widthOf } from '../statements/width.ts'
import { oneLine } from '../wording.ts'
import { paragraphAround } from './paragraph-around.ts'

/** The widest whole list or table with the sentence that limits it, in Chinese characters. */
const WHOLE_LIMITED_MAX = 180
/** The widest table with the sentence that says from when on it holds. */
const SCOPED_MAX = 200
const WHOLE_KINDS: ReadonlySet<string> = new Set(['listItem', 'tableRow'])

/**
 * A whole list or table with what stands below it, if that limits it: 「最少不低於五小時；癲癇患者不要自己做」 below the steps.
 * @param last its last item, or one of its rows as the page has it
 * @returns the text itself where nothing below limits it; null where that may not be stated with it
 */
export function withLimitBelow(
  text: string,
  last: string,
  { blocks }: Pick<ReadPage, 'blocks'>,
): string | null {
  const at = blocks.findIndex(
    ({ kind, text }) => WHOLE_KINDS.has(kind) && oneLine(text).includes(oneLine(last)),
  )
  const next = blocks.slice(at + 1).find(({ kind }) => kind !== blocks[at]?.kind)
  const [first = '', ...rest] = next?.kind === 'paragraph' ? oneLine(next.text).split(SENTENCE_BREAK) : []
  // A note on all of it may stand behind what is paid for one of its rows.
  const below = limitsTable(plain(first)) ? first : (rest.find((each) => OF_ALL.test(each)) ?? first)
  // The items of a paragraph are followed by its next sentence.
  const said = (at < 0 ? paragraphAround(last, { blocks }).after[1] : below) ?? ''
  const isLimited = limitsTable(plain(said))
  if (SUMS.test(said)) return text
  if (!isLimited && !rulesOnRow(text, said) && !CONDITION.test(said)) return text
  const limited = `${text}。${tidy(said)}`
  const mayBeStated = isCitable(limited) && widthOf(limited) <= WHOLE_LIMITED_MAX
  return mayBeStated ? limited : isLimited ? null : text
}

/** What says of all rows what is in their values: 「以上為未稅價」. */
const OF_ALL = /^(?:以上|上列|上表|表列)[^，。；]{0,8}(?:稅|含|運費|工資|材料)/u

/** What all rows make together, which says nothing of one of them: 「換算一坪 9,400 元，不含便當」. */
const SUMS = /^(?:換算|合計|總計|總共|平均|(?:全部)?加起來)/u

/**
 * What the amounts of a table are counted by, and what has to be done before one gets what it promises, or by how much all its values
 * change: 「未滿一坪以一坪計」, 「離岸三公里內，各減兩成」, 「取得核准函後始得施作」.
 */
const CONDITION =
  /^(?:[^，。；：]{0,16}|[^，。：]{2,16}；[^。；：]{2,16})以[^，。；]{1,8}計(?=[，。；]|$)|^[^，。；：]{2,16}，各[加減]|^每[增加多超][^。]*\d|[後者][，,]?[始方]得|不予(?:補助|給付|受理|核[發給准]|退|理賠|獎勵)/u

/** What a list or a table says that it does not hold: 「以上不含機場稅 500 元」. */
const LEFT_OUT = /(?<![是能])不(?:包含|包括|含)([^。；]+)/u

/** Whether a whole list or table says that what one of these names calls is not in it. */
export function leavesOut(text: string, names: readonly string[]): boolean {
  const left = LEFT_OUT.exec(text)?.[1] ?? ''
  return names.some((name) => name.length > 1 && left.includes(name))
}

/** What holds beside a table's value: 「須設籍滿一年，額滿為止」. */
const RULES = /[須限]|額滿|為止|除外|不在此限|不提供|不適用/u
/** What a row is of, without the brackets behind it. */
const LABEL = /^(?:[^；]*——)?([^：；（、]{2,16})[^：；]*[：（]/u

/** Whether the sentence below a table sets a rule for one of its rows, which it names. */
function rulesOnRow(text: string, below: string): boolean {
  return (
    RULES.test(below) &&
    text.split('；').some((row) => {
      const label = LABEL.exec(row)?.[1]?.trim()
      return label !== undefined && below.includes(label)
    })
  )
}

/** From when or for whom a table holds, in the paragraph above it: 「自 115 年 3 月 1 日起，凡於市內住宿者…」. */
const IN_FORCE = /^(?:自|從)\s?[^，。；]{2,24}起[，,]/u

/** A table with the sentence above it that says from when on it holds; the text itself where none does, or both are too long. */
export function withScope(text: string, row: string, { blocks }: Pick<ReadPage, 'blocks'>): string {
  const at = blocks.findIndex((block) => block.kind === 'tableRow' && oneLine(block.text) === oneLine(row))
  const above = blocks.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'tableRow')
  const [first = ''] = above?.kind === 'paragraph' ? oneLine(above.text).split(SENTENCE_BREAK) : []
  const scoped = `${tidy(first)}：${text}`
  return IN_FORCE.test(first) && isCitable(scoped) && widthOf(scoped) <= SCOPED_MAX ? scoped : text
}
