import { degreeAt, isAngle } from './degrees.ts'
import { type Dimension, SECONDS_A_DAY, WORKING_DAY } from './figure.ts'
import { inchesAt } from './inches.ts'
import { otherUnitAt } from './other-units.ts'

/** A written unit. `value × factor + offset` converts a value to the base unit of the dimension. */
export interface Unit {
  readonly dimension: Dimension
  readonly unit: string
  readonly factor: number
  readonly offset?: number
}

/** The mean month and year of the Gregorian calendar, in seconds. */
const MONTH = 30.436_875 * SECONDS_A_DAY
export const YEAR = 12 * MONTH

/** The spellings of each unit, folded and in lower case. Spellings in Latin letters match whole words only. */
const TABLE: readonly [Dimension, string, number, string][] = [
  ['time', 's', 0.001, '毫秒 milliseconds ms'],
  ['time', 's', 900, '刻鐘'],
  ['time', 's', 1, '秒鐘 秒 seconds second secs sec'],
  ['time', 's', 60, '分鐘 minutes minute mins min'],
  ['time', 's', 3_600, '個小時 個鐘頭 小時 鐘頭 hours hour hrs hr'],
  ['time', 's', SECONDS_A_DAY, '天 日 days day'],
  [
    'time',
    WORKING_DAY,
    1,
    '個工作天 個工作日 個營業日 工作天 工作日 營業日 business_days business_day working_days working_day workdays workday',
  ],
  ['time', 's', 7 * SECONDS_A_DAY, '個星期 個禮拜 星期 禮拜 週 周 weeks week'],
  ['time', 's', MONTH, '個月 months month'],
  ['time', 's', 3 * MONTH, '個季度 季度'],
  ['time', 's', YEAR, '年 years year yrs yr'],
  ['age', 'year', 1, '歲 years_old year_old years-old year-old'],
  ['age', 'year', 1 / 12, 'months_old month_old months-old month-old'],
  ['age', 'year', (7 * SECONDS_A_DAY) / YEAR, 'weeks_old week_old weeks-old week-old'],
  ['money', 'TWD', 1, '元新台幣 新台幣 台幣 元 圓 塊錢 塊 ntd twd'],
  ['money', 'USD', 1, '美元 美金 usd dollars dollar'],
  ['money', 'USD', 0.01, 'cents cent ¢'],
  ['money', 'JPY', 1, '日圓 日幣 日元 jpy yen'],
  ['money', 'CNY', 1, '人民幣 rmb cny'],
  ['money', 'EUR', 1, '歐元 euros euro eur'],
  ['money', 'HKD', 1, '港幣 港元 hkd'],
  ['money', 'GBP', 1, '英鎊 pounds_sterling'],
  ['money', 'VND', 1, '越南盾 越盾 盾 vnd'],
  ['money', 'KRW', 1, '韓元 韓圓 韓幣 韓圜 krw'],
  ['money', 'THB', 1, '泰銖 泰幣 銖 thb'],
  ['money', 'SGD', 1, '新加坡幣 新幣 坡幣 sgd'],
  ['money', 'MYR', 1, '馬幣 令吉 myr'],
  ['money', 'AUD', 1, '澳幣 澳元 aud'],
  ['money', 'CAD', 1, '加幣 加元 cad'],
  ['money', 'NZD', 1, '紐幣 nzd'],
  ['money', 'PHP', 1, '披索 php'],
  ['share', '%', 1, '% 個百分點 百分點 趴 percentage_points percent per_cent'],
  ['share', '%', 0.1, '‰'],
  ['share', '%', 10, '成'],
  ['multiple', '×', 1, '倍 times_as times_more times_the x'],
  ['weight', 'g', 0.001, '毫克 mg'],
  ['weight', 'g', 1, '公克 克 grams gram g'],
  ['weight', 'g', 1_000, '公斤 千克 kilograms kilogram kg'],
  ['weight', 'g', 600, '台斤 斤'],
  ['weight', 'g', 1_000_000, '公噸 噸 tonnes tons'],
  ['weight', 'g', 453.592_37, 'pounds pound lbs lb 磅'],
  ['weight', 'g', 28.349_523, 'ounces ounce oz 盎司'],
  ['volume', 'ml', 1, '毫升 milliliters millilitres ml cc c.c.'],
  ['volume', 'ml', 1_000, '公升 升 liters litres liter litre l'],
  ['volume', 'ml', 3_785.411_784, '加侖 gallons gallon gal'],
  ['volume', 'ml', 15, '大匙 湯匙 tablespoons tablespoon tbsp'],
  ['volume', 'ml', 5, '小匙 茶匙 teaspoons teaspoon tsp'],
  ['volume', 'ml', 236.588, 'cups cup'],
  ['length', 'm', 0.000_001, '微米 μm um'],
  ['length', 'm', 0.001, '毫米 公釐 mm'],
  ['length', 'm', 0.01, '公分 厘米 cm'],
  ['length', 'm', 1, '公尺 米 meters metres meter metre m'],
  ['length', 'm', 1_000, '公里 kilometers kilometres km'],
  ['length', 'm', 0.0254, '英寸 英吋 吋 inches inch'],
  ['length', 'm', 0.3048, '英尺 英呎 feet foot ft'],
  ['length', 'm', 1_609.344, '英里 miles mile'],
  ['speed', 'm/s', 1, 'm/s 公尺/秒 米/秒 公尺每秒 meters_per_second metres_per_second'],
  ['speed', 'm/s', 1 / 60, 'm/min 公尺/分鐘 公尺/分 米/分鐘 公尺每分鐘'],
  [
    'speed',
    'm/s',
    1 / 3.6,
    'km/h km/hr kph kmh kmph 公里/小時 公里/每小時 公里/時 公里每小時 kilometers_per_hour kilometres_per_hour kilometers_an_hour kilometres_an_hour',
  ],
  ['speed', 'm/s', 0.447_04, 'mph 英里/小時 英里每小時 miles_per_hour miles_an_hour'],
  ['angle', '°', 1, 'degrees'],
  ['area', 'm²', 1, '平方公尺 平方米 ㎡ m² m2'],
  ['area', 'm²', 3.305_785, '坪'],
  ['area', 'm²', 10_000, '公頃 hectares hectare'],
  ['energy', 'kcal', 1, '大卡 千卡 卡路里 卡 kcal calories'],
  ['energy', 'kcal', 860.420_65, '度電 kwh'],
  ['energy', 'kcal', 0.860_420_65, '瓦小時 瓦時 wh'],
  ['power', 'W', 1, '瓦 watts watt w'],
  ['power', 'W', 1_000, '千瓦 瓩 kw'],
  ['light', 'lx', 1, '勒克斯 lux lx'],
  ['light', 'lm', 1, '流明 lumens lumen lm'],
  ['sound', 'dB', 1, '分貝 dba db'],
  ['pressure', 'Pa', 1, '帕斯卡 帕 pascals pascal pa'],
  ['pressure', 'Pa', 100, 'hpa'],
  ['pressure', 'Pa', 1_000, 'kpa'],
  ['pressure', 'Pa', 1e6, 'mpa'],
  ['pressure', 'Pa', 133.322, '毫米汞柱 mmhg'],
  ['pressure', 'Pa', 6_894.757, 'psi'],
  ['other', 'v', 1, '伏特 volts volt v'],
  ['other', 'a', 1, '安培 amperes ampere amps'],
  ['other', 'a', 0.001, '毫安培 毫安 ma'],
  ['other', 'mah', 1, '毫安培小時 毫安小時 毫安時 mah'],
  ['other', 'mah', 1_000, '安培小時 安時 ah'],
  ['data', 'B', 1e3, 'kb'],
  ['data', 'B', 1e6, 'mb'],
  ['data', 'B', 1e9, 'gb'],
  ['data', 'B', 1e12, 'tb'],
]

const MEASURE_WORDS =
  '個人 名 位 人 家 間 件 顆 粒 條 隻 支 枝 根 片 張 瓶 包 盒 罐 桶 台 輛 輪 本 頁 步 道 組 套 層 樓 盞 次 回 遍 趟 針 劑 桌 筆 杯 碗 滴 束 ' +
  '枚 棟 戶 座 棵 株 朵 把 份 種 項 則 題 期 段 級 字 票 班 站 堂 門 匙 個 people persons servings pieces pages steps'

/** Units of which half is a quantity; 「半個人」 and 「半條命」 are not quantities. */
export const HALVABLE_UNITS = new Set(['杯', '碗', '顆', '包', '盒', '瓶', '罐', '桶', '匙'])

const UNITS = new Map<string, Unit>()
for (const [dimension, unit, factor, spellings] of TABLE)
  for (const spelling of spellings.split(' '))
    UNITS.set(spelling.replaceAll('_', ' '), { dimension, unit, factor })
for (const word of MEASURE_WORDS.split(' ')) UNITS.set(word, { dimension: 'count', unit: word, factor: 1 })
UNITS.set('°c', { dimension: 'temperature', unit: '°C', factor: 1 })
for (const spelling of ['℃', '度c', '度'] as const)
  UNITS.set(spelling, { dimension: 'temperature', unit: '°C', factor: 1 })
for (const spelling of ['°f', '℉', '度f', 'degrees fahrenheit'] as const)
  UNITS.set(spelling, { dimension: 'temperature', unit: '°C', factor: 5 / 9, offset: (-32 * 5) / 9 })
for (const spelling of ['° c', 'degrees celsius', 'degrees c'] as const)
  UNITS.set(spelling, { dimension: 'temperature', unit: '°C', factor: 1 })
UNITS.set('° f', { dimension: 'temperature', unit: '°C', factor: 5 / 9, offset: (-32 * 5) / 9 })

/** The words of units in Latin letters, in lower case: "hours", "kg". The things that people count are none. */
export const LATIN_UNITS: ReadonlySet<string> = new Set(
  [...UNITS].flatMap(([spelling, { dimension }]) =>
    dimension !== 'count' && /^[a-z]+$/.test(spelling) ? [spelling] : [],
  ),
)

const SPELLINGS = [...UNITS.keys()].sort((a, b) => b.length - a.length)
const PATTERN = new RegExp(`[\\s-]?(${SPELLINGS.map(escapePattern).join('|')})(半)?`, 'iy')

/** 「分」 means minutes when seconds follow it, also within a range: 「2 分到 2 分 30 秒」. */
const MINUTES = /^\s?分(?=\s?(?:[到至~–-]\s?\d+\s?分\s?)?\d+\s?秒)/u
/** Words before a number of minutes written as 「分」: an activity or a temperature, as in 「烤 15–20 分」, 「180 度 12 分」. */
const BEFORE_MINUTES =
  /(?:[烤煮蒸炸泡燉煎炒燜滷浸醃等跑走騎]|靜置|預熱|翻面|冷卻|度)[^，。；、到至]{0,2}(?:\d+\s?[到至~–-])?\s?$/u
/** 「6 分翻面」. */
const MINUTES_UNTIL = /^\s?分(?=後?(?:翻面|取出|起鍋|關火|熄火|掀蓋))/u
const MINUTE_ALONE = /^\s?分(?![鐘之數級類店別享析開一二兩三四五六七八九十熟])/u
/** 「六個月大」 is an age. */
const AS_AGE = /^大(?![多約概量致部])/u
const MINUTE: Unit = { dimension: 'time', unit: 's', factor: 60 }

/** Characters after a unit that make both a word and not a unit: 「成年」, 「天然」, 「日本」, 「年級」. */
const NO_UNIT = new Map<string, RegExp>([
  ['成', /^[年為本功分長立果品員交效熟熱份型形績因語就人新]/u],
  ['天', /^(?:[然氣空下花使線]|才[童藝型兒])/u],
  ['日', /^[本式常記期文語韓光照夜]/u],
  ['週', /^[年邊刊轉遭]/u],
  ['周', /^[年邊刊轉遭圍全氏]/u],
  ['帕', /^[金子米拉瑪尼德]/u],
  ['元', /^[素件旦宵氣老]/u],
  ['卡', /^[片號友車通關住]/u],
  ['克', /^[服制難勒拉]/u],
  ['塊', /^[狀鏈根莖肉豆]/u],
  ['瓦', /^[斯片]/u],
  ['升', /^[級等高溫息學為成到至]/u],
  ['點', /^[心數擊評鐘半整選]/u],
  ['度', /^[假過日數電]/u],
  ['門', /^[市口診票檻號]/u],
  ['層', /^[塔次]/u],
  ['m/s', /^[²^]/u],
  // 「120 x 60 公分」 is a size, and so is 「長 120 x 寬 60」.
  ['x', /^\s?[長寬高深厚]?\s?\d/u],
  ['人', /^(?:[工類員生民氣]|才(?![能可會有要夠算需]))/u],
  ['年', /^(?:[級輕紀齡貨菜代]|四季|到頭)/u],
  ['本', /^[金票身來質]/u],
  ['件', /^事/u],
  ['米', /^[飯粉酒糠食色白果漿香杯克其]/u],
])
/** 「八成是只炸一次」 and 「八成會忘」 mean "probably". */
const LIKELY = /^[八8]\s?$/u
const LIKELY_AFTER = /^(?:都?是|會)/u
/** 「5G 手機」, 「支援 4G、5G」: a generation and no grams. */
const GENERATION = /^[2-6]$/
const GENERATION_BEFORE = /(?:支援|升級|申辦|[2-6]G)[到、和或及與/\s]*$/u
const GENERATION_AFTER =
  /^\s?(?:手機|行動|上?網|資費|方案|訊號|通訊|門號|頻|基地|晶片|服務|用戶|吃到飽|[時世]代|技術|LTE|NSA|SA\b)/u

/** Reads the unit at position `at` of a folded text, where it ends, and whether 「半」 adds half of it (「兩年半」). */
export function readUnit(
  text: string,
  at: number,
  numberStart: number,
): { unit: Unit; spelling: string; half: boolean; end: number } | null {
  const minutes = minutesAt(text, at, numberStart)
  if (minutes > 0) return { unit: MINUTE, spelling: '分', half: false, end: at + minutes }
  const inches = inchesAt(text, at, numberStart)
  const inch = inches > 0 ? UNITS.get('inch') : undefined
  if (inch) return { unit: inch, spelling: 'in', half: false, end: at + inches }
  PATTERN.lastIndex = at
  const found = PATTERN.exec(text)
  if (!found) return readOtherUnit(text, at, numberStart)
  const spelling = (found[1] ?? '').toLowerCase().replaceAll(/\s?\/\s?/g, '/')
  const unitEnd = at + found[0].length - (found[2]?.length ?? 0)
  const rest = text.slice(unitEnd, unitEnd + 4)
  if (spelling === 'degrees' && !isAngle(text, numberStart, unitEnd)) return null
  const unit = spelling === '度' ? unitOfDegrees(text, numberStart, unitEnd) : UNITS.get(spelling)
  if (!unit || NO_UNIT.get(spelling)?.test(rest)) return null
  if (/[a-z]$/.test(spelling) && /^[a-z]/i.test(rest)) return readOtherUnit(text, at, numberStart)
  if (found[0] === 'G' && isGeneration(text, { start: numberStart, at, end: unitEnd })) return null
  if (spelling === '成' && LIKELY_AFTER.test(rest) && LIKELY.test(text.slice(numberStart, at))) return null
  const aged = unit.unit === 's' ? AS_AGE.exec(rest) : null
  if (aged)
    return {
      unit: { dimension: 'age', unit: 'year', factor: unit.factor / YEAR },
      spelling,
      half: false,
      end: unitEnd + 1,
    }
  const half =
    found[2] !== undefined &&
    !/^(?:[夜天徑途路邊價票]|小時|個|年|數)/u.test(text.slice(unitEnd + 1, unitEnd + 3))
  return { unit, spelling, half, end: half ? unitEnd + 1 : unitEnd }
}

function readOtherUnit(text: string, at: number, numberStart: number): ReturnType<typeof readUnit> {
  const letters = otherUnitAt(text, at, numberStart)
  if (letters === null) return null
  const unit = letters.trim().toLowerCase()
  return {
    unit: { dimension: 'other', unit, factor: 1 },
    spelling: unit,
    half: false,
    end: at + letters.length,
  }
}

function unitOfDegrees(text: string, from: number, end: number): Unit | undefined {
  const kind = degreeAt(text, { from, end })
  return kind === 'other' ? undefined : UNITS.get(kind === 'energy' ? '度電' : '度')
}

function isGeneration(text: string, { start, at, end }: { start: number; at: number; end: number }): boolean {
  return (
    GENERATION.test(text.slice(start, at)) &&
    (GENERATION_BEFORE.test(text.slice(Math.max(0, start - 5), start)) ||
      GENERATION_AFTER.test(text.slice(end, end + 5)))
  )
}

/** Length of a 「分」 that means minutes (before seconds, or after an activity); 0 if it means a score or a part. */
function minutesAt(text: string, at: number, numberStart: number): number {
  const found =
    MINUTES.exec(text.slice(at, at + 12)) ??
    MINUTES_UNTIL.exec(text.slice(at, at + 5)) ??
    (BEFORE_MINUTES.test(text.slice(Math.max(0, numberStart - 9), numberStart))
      ? MINUTE_ALONE.exec(text.slice(at, at + 4))
      : null)
  return found?.[0].length ?? 0
}

function escapePattern(spelling: string): string {
  return spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '\\s?/\\s?')
}
