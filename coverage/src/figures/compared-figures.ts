import type { Dimension, Figure } from '@gaplens/text/figures/figure'
import { isOnce } from './once.ts'

/** The dimensions that are compared. Numbers without a unit do not show what they count, and a count only beside another figure. */
const COMPARED = new Set<Dimension>([
  'time',
  'frequency',
  'age',
  'money',
  'share',
  'multiple',
  'ratio',
  'temperature',
  'length',
  'speed',
  'area',
  'weight',
  'volume',
  'energy',
  'power',
  'light',
  'sound',
  'pressure',
  'scale',
])
/** Units of measures that have no dimension of their own: volts and amperes. */
const COMPARED_UNITS = new Set(['v', 'a'])
/** A duration that another figure refers to: 「一年下來」, 「一天開 8 小時」. What another cell of a row says does not. */
const SPAN_OF = /^[^\S\t]*(?:下來|以來|的?[^，。；、\t]{0,6}\d)/u
/** One of a unit, and not ten: 「一天」, 「1 天」. */
const ONE = /^(?:一(?![一二三四五六七八九十百千萬])|1(?![\d,.]))/u
/** The period in which something happens is a case of it: 「一年保固期內檢測為瑕疵」. */
const PERIOD = /^\s*\p{Script=Han}{1,4}期[內間](?![^，。；]*(?:享|可|免費|退|解約|取消))/u
/** A value that the sentence denies is nobody's: 「保固是一年，不是什麼三個月」. */
const DENIED = /(?:(?<!是)不是(?![^，。；]*就是)|並非|而非)(?:什麼|原[本來]的|以前的|過去的)?\s*$/u
/** A place that only says whose rule is told, as others have their own: 「以海岸縣為例，每艘最高 15,000 元」. */
const PLACE = /以[^，。；、\d]{1,6}[縣市區鄉鎮](?:政府)?為例/gu
/** An amount that only serves as an example. */
const EXAMPLE = /餘額|試算|假設|為例|例如|舉例|現值|預算(?![夠足充有不允許])|月薪|薪水|for example|e\.g\./iu
/** Figures that are reckoned with are an example too: 「70 萬 × 12% − 4 萬 2」, 「59 萬 2 加 2 萬 8 等於 62 萬」. */
/** What a thing is called by its layers is no sum: 「5+5 膠合玻璃」. */
const LAYERS = /(?<![\d.,])\d{1,2}[+＋]\d{1,2}(?![\d,.]*\s?[萬千百元%])/gu
const RECKONED = /[\d萬千百元%]\s?(?:[×÷＋+−*=＝]|[加減乘]|等於)\s?\d/u

/** Whether a figure can be compared with other sources': its dimension is comparable and it is no example or reference period. */
export function isCompared({ dimension, unit, text, start, end }: Figure, sentence: string): boolean {
  const isKnown = COMPARED.has(dimension) || (dimension === 'other' && COMPARED_UNITS.has(unit))
  if (!isKnown || DENIED.test(sentence.slice(0, start)) || isOnce(sentence, start)) return false
  if (dimension === 'time' && PERIOD.test(sentence.slice(end))) return false
  if (dimension === 'money')
    return !EXAMPLE.test(sentence.replace(PLACE, ' ')) && !RECKONED.test(sentence.replace(LAYERS, ' '))
  return dimension !== 'time' || !ONE.test(text) || !SPAN_OF.test(sentence.slice(end))
}

/** Whether a figure can be compared, given the others of its clause: a count can be if it holds under one of these. */
export function isComparedBeside(figure: Figure, sentence: string, beside: readonly Figure[]): boolean {
  return isCompared(figure, sentence) || holdsUnderAnother(figure, beside)
}

/** Whether a count holds under a figure of its clause: 「800 次完整充放後剩八成」. */
function holdsUnderAnother({ dimension }: Figure, beside: readonly Figure[]): boolean {
  return dimension === 'count' && beside.some((each) => COMPARED.has(each.dimension))
}
