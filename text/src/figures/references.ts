/** What figures are given for one of. A unit stands before those that begin another: 「台斤」 before 「台」. */
const UNITS =
  '個月|小時|公斤|公克|台斤|公里|公升|平方公尺|星期|禮拜|學期|人次|車次|個人|月|年|天|日|週|次|人|顆|斤|桌|坪|筆|份|盒|包|瓶|杯|件|台|張|支|堂|區|碗|戶|間|晚|場|趟|針|頁|字|組|瓦'
/** Those that are one of something only after 「每」: 「一度漲到 60 元」 and 「有一位花了 3 萬元」 are for nothing. */
const AFTER_EACH = '位|季|頭|胎|度|房|公分|公尺'
/** 「每」, 「每一」 and 「每 1 」. */
const EACH = String.raw`每(?:一|\s?1\s)?`
/** So many characters may stand between: 「每日乙醯胺酚總量以 3,000 毫克」. */
const WORDS_MAX = 16
const WORDS = String.raw`[^\d，。；、：！？|]`
const PER_BEFORE = new RegExp(
  `(?:${EACH}(${AFTER_EACH}|${UNITS})|(?<![第另同前後隔])一(?!次(?:性|[領付繳買給存拿清]))(${UNITS}|度(?=電)))(?:(?!每一?(?:${AFTER_EACH}|${UNITS}))${WORDS}){0,5}$`,
  'u',
)
const PER_EACH = new RegExp(`${EACH}(${AFTER_EACH}|${UNITS})(?:(?![每一])${WORDS}){0,${WORDS_MAX}}$`, 'u')
const RENTS = '月租|月繳|月付|月費|年費|年租|年繳|日租'
const PER_RENT = new RegExp(String.raw`(${RENTS})[^\d，。；、！？]{0,5}$`, 'u')
const PER_AFTER = new RegExp(
  `^\\s?[/／]\\s?(?:每一?)?(${AFTER_EACH}|${UNITS}|(?:month|year|day|week|hour|person|night|kg|dl|l|w)(?![a-z]))`,
  'iu',
)
const PER_ENGLISH = /^\s(?:a|an|per|each)\s(month|year|day|week|hour|person|night|pound|cup)\b/iu
/**
 * Another reference right before one: the 「每人」 of 「每人每晚」, the 「每位學生」 of 「每位學生每學期」, the 「每月管理費」 of 「每月管理費每坪」,
 * the 「每公尺」 of 「每公尺每小時」.
 * In 「每人限購每盒 350 元」 there is none.
 */
const ONE_MORE = new RegExp(
  `(?:(?:每一?|(?<![第另同前後隔])一)(${UNITS})(?:\\p{Script=Han}{0,3}[費租金薪價])?|每一?([位頭戶間台隻])(?!每)\\p{Script=Han}{0,3}|(${RENTS})|每一?(${AFTER_EACH}))\\s?$`,
  'u',
)
const BEFORE_MAX = 20
const AFTER_MAX = 14
const SAME = new Map(
  Object.entries({
    個月: '月',
    month: '月',
    year: '年',
    day: '天',
    日: '天',
    星期: '週',
    禮拜: '週',
    week: '週',
    hour: '小時',
    person: '人',
    個人: '人',
    人次: '人',
    位: '人',
    night: '晚',
    斤: '台斤',
    kg: '公斤',
    l: '公升',
    w: '瓦',
    月租: '月',
    月繳: '月',
    月付: '月',
    月費: '月',
    年費: '年',
    年租: '年',
    年繳: '年',
    日租: '天',
  }),
)
/** Between the references of a figure that has several. */
const SEPARATOR = '·'

/**
 * The reference of a figure: 「月」 in 「每月 300 元」, 「300 元／月」 and 「月租 300」; empty when there is none. Several are sorted:
 * 「坪·月」 in 「每月每坪 60 元」 and 「每坪 60 元／月」.
 */
export function referenceOf(text: string, start: number, end: number): string {
  const found = [...referencesAfter(text.slice(end, end + AFTER_MAX)), ...referencesBefore(text, start)]
  const names = found.map((each) => SAME.get(each.toLowerCase()) ?? each.toLowerCase())
  return [...new Set(names)].sort().join(SEPARATOR)
}

/** The parts of a figure's reference (`Figure.per`), none for a figure without one. */
export function referencesIn(per: string): string[] {
  return per === '' ? [] : per.split(SEPARATOR)
}

function referencesAfter(after: string): string[] {
  const found = PER_AFTER.exec(after)
  if (found?.[1]) return [found[1], ...referencesAfter(after.slice(found[0].length))]
  const english = PER_ENGLISH.exec(after)?.[1]
  return english === undefined ? [] : [english]
}

/** The nearest reference before a figure, and those that stand right before that one. */
function referencesBefore(text: string, start: number): string[] {
  const before = text.slice(Math.max(0, start - BEFORE_MAX), start)
  const found = PER_BEFORE.exec(before) ?? PER_RENT.exec(before) ?? PER_EACH.exec(before)
  const name = found?.[1] ?? found?.[2]
  if (!found || name === undefined) return []
  const names = [name]
  let from = found.index
  for (let more = ONE_MORE.exec(before.slice(0, from)); more; more = ONE_MORE.exec(before.slice(0, from))) {
    names.push(more[1] ?? more[2] ?? more[3] ?? more[4] ?? '')
    from = more.index
  }
  return names
}
