import { englishLimit } from './english-limits.ts'
import type { Bound, Dimension, Figure } from './figure.ts'

/** A negation right before a comparison turns it round: 「不得超過」, 「未逾」, 「沒有低於」. In 「分別超過」 there is none. */
const NOT =
  '(?:不(?:[得要能可宜應會該必致需用]|可以|能夠|應該|需要)?|[未沒無勿](?:有|曾|能)?|(?<![分個類級性特區差])別)'
/** 「每逾三日」 is a period. */
const MORE = '(?:超過|超出|高於|大於|多於|(?<!每)逾)'
const LESS = '(?:低於|少於|小於)'
/** In 「2 年未滿 7 天」 the word is that of the figure before it. */
const BELOW = String.raw`(?:(?<![\d一二三四五六七八九十]\s?個?[年月歲]\s?)未滿|[不沒]滿|不到|不足|(?:未|不|沒有?)達到?)`
/** 「12 歲（含）以下」 and 「12 歲含以下」 include the number in so many words. */
export const INCLUDED = String.raw`\s?(?:\(不?含[^)]{0,3}\)|不?含(?=[以之]))?\s?`

/** A mark of a limit. */
interface Mark {
  readonly bound: Bound
  readonly isStrict: boolean
  readonly pattern: RegExp
}

const before = (bound: Bound, isStrict: boolean, marks: string): Mark => ({
  bound,
  isStrict,
  pattern: new RegExp(`(?:${marks})\\s*$`, 'iu'),
})

/** Marks that stand before a figure, by what they say of it. The first that matches counts. */
const BEFORE: readonly Mark[] = [
  before('least', true, `(?<!${NOT})${MORE}`),
  before('least', false, `${NOT}${LESS}`),
  before('most', false, `${NOT}${MORE}`),
  before('most', true, `(?<!${NOT})${LESS}`),
  before('least', false, '至少要?|最少|起碼'),
  before('most', false, '最多|至多|頂多'),
  before('least', false, String.raw`(?<![不未沒]|(?:約莫|大約|大概|差不多)\p{Script=Han}?)滿`),
  before('most', true, BELOW),
  // 「跌破 3 萬」 is less than that, and 「不破 3 萬」 is no more.
  before('most', true, '[跌摜]破'),
  before('most', false, `${NOT}破`),
  before('least', false, '破'),
  before('least', false, 'at least|minimum of|>=|≥'),
  before('most', false, 'up to|at most|within|<=|≤'),
  before('least', true, '>'),
  before('most', true, '<'),
]
/** A verb may stand between 「大約」 and its figure: 「大約走 1,000 公里」, 「大概走滿 500 公里」, 「約需三個月」. */
const ABOUT_BEFORE =
  /(?:(?:約莫|大約|大概|差不多)\p{Script=Han}{0,2}|約[需要為]{0,2}|接近|將近|逼近|平均|around|about|roughly|approximately|nearly|almost|~)\s*$/iu
/** Words that end in 「約」 and mean no 「about」: 「綁約 24 個月」, 「違約 3 次」. In 「連續約 3 天」 there is none. */
const AGREED =
  /(?:[綁預契特違履爽紐]|(?<!標)簽|(?<![連持陸手後延存])續|(?<![溶分了瞭理化水降電融拆])解|(?<![結離已新未])婚|(?<!辦)公|(?<![每單一兩三四五六七八九十\d]\s?)節)約[需要為]{0,2}\s*$/u
/** Of other words only a term is agreed on: 「合約 2 年」, unlike 「月租約 1,500 元」 and 「折合約 3,000 元」. */
const AGREED_TERM =
  /(?:(?<![折混適配結綜集聚整])合|(?<![年月週日房店出承])租|(?<![更兌交置替汰轉調輪可])換)約[需要為]{0,2}\s*$/u
const after = (bound: Bound, isStrict: boolean, marks: string): Mark => ({
  bound,
  isStrict,
  pattern: new RegExp(`^(?:${marks})`, 'iu'),
})

/** Marks that stand after a figure. They count before those that stand before it. */
const AFTER: readonly Mark[] = [
  after('least', false, String.raw`${INCLUDED}[以之]上|\s?(?:起跳|起(?![司士來初源])|\+)`),
  after('least', false, String.raw`\s(?:or more|or longer|and up|plus)`),
  after('most', true, String.raw`\s?未滿`),
  after('most', false, String.raw`${INCLUDED}(?:以下|[以之]內)|\s?內(?![容部建含餡裡徑])`),
  after('most', false, String.raw`\s(?:or less|or fewer)`),
]
/** Of a distance only: 「這三項以外」 leaves three out. */
const BEYOND = after('least', false, String.raw`\s?[以之]外`)
/** 「12 歲（不含）以下」. */
const EXCLUDED = /\(?不含/u
const ABOUT_AFTER = /^\s?(?:左右|上下|前後|許(?!多))/u
const MARKS_BEFORE_MAX = 14

/** How a figure is hedged, and from where to where its marks of a limit reach; its own ends if it has none. */
interface Hedge {
  readonly bound: Bound
  readonly isStrict: boolean
  readonly from: number
  readonly to: number
}

/** Reads from the words before and after a figure, in its cell of a table, how it is hedged. */
export function hedgeOf(text: string, figure: Pick<Figure, 'dimension' | 'start' | 'end'>): Hedge {
  const { dimension, start, end } = figure
  const left = text.slice(Math.max(0, start - MARKS_BEFORE_MAX), start).replace(/^.*\t/su, '')
  const right = text.slice(end, end + 12).replace(/\t.*$/su, '')
  for (const { bound, isStrict, pattern } of dimension === 'length' ? [...AFTER, BEYOND] : AFTER) {
    const [mark] = pattern.exec(right) ?? []
    if (mark) return { bound, isStrict: isStrict || EXCLUDED.test(mark), from: start, to: end + mark.length }
  }
  for (const { bound, isStrict, pattern } of BEFORE) {
    const [mark] = pattern.exec(left) ?? []
    // 「滿四到六個月之間」 ends where the range does.
    if (mark && !(bound === 'least' && /^\s?之間/u.test(right)))
      return { bound, isStrict, from: start - mark.length, to: end }
  }
  const english = englishLimit(text, start)
  if (english === 'unclear') return { bound: 'exact', isStrict: false, from: start, to: end }
  if (english !== null) {
    const { bound, isStrict, length } = english
    return { bound, isStrict, from: start - length, to: end }
  }
  return {
    bound: softBoundOf({ left, right, dimension }, text.slice(start, end)),
    isStrict: false,
    from: start,
    to: end,
  }
}

/** Whether a figure without a limit is only about right. */
function softBoundOf(
  { left, right, dimension }: { left: string; right: string; dimension: Dimension },
  written: string,
): 'about' | 'exact' {
  // 「近三成」 is nearly that, 「近三年」 the last three.
  const nearly = /近\s*$/u.test(left) && !/[年月天日週時鐘]$/u.test(written)
  if (nearly || ABOUT_AFTER.test(right)) return 'about'
  const isAgreed = AGREED.test(left) || (dimension === 'time' && AGREED_TERM.test(left))
  return ABOUT_BEFORE.test(left) && !isAgreed ? 'about' : 'exact'
}
