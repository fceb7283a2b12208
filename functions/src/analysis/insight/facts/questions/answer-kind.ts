import { readFigures } from '@gaplens/text/figures/read-figures'

/** The kind of figure that a question or a topic's name asks for. */
export type AnswerKind = 'money' | 'temperature' | 'hours' | 'days' | 'time' | 'frequency' | 'energy'

const ASKS: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'money',
    /多少錢|費用|價格|價錢|規費|收費|行情|花費|違約金|費(?:大概|大約|是|要)*多少|\bcosts?\b|\bprices?\b|\bfees?\b|\bcheap/iu,
  ],
  ['temperature', /幾度|溫度|水溫|油溫|temperature/iu],
  ['frequency', /多久.{0,4}一次|幾次|頻率|how often/iu],
  ['hours', /幾\s?個?(?:小時|鐘頭)|幾分鐘|多少(?:個?小時|分鐘)|[時工]數$|how many (?:hours|minutes)/iu],
  ['days', /幾\s?[天年月週]|幾\s?個(?:月|星期|禮拜)|天數|年限|how many (?:days|weeks|months|years)/iu],
  ['time', /多久|時間|壽命|how long/iu],
  ['energy', /熱量|卡路里|大卡|calorie/iu],
]
const DIMENSIONS: Record<AnswerKind, readonly string[]> = {
  money: ['money'],
  temperature: ['temperature'],
  frequency: ['frequency'],
  hours: ['time'],
  days: ['time', 'age'],
  time: ['time', 'age'],
  energy: ['energy'],
}

/** Words that ask for a number, and not whether something is so or what it does. */
const ASKS_NUMBER =
  /多少|幾|多[久長]|\bhow (?:much|many|long|often|hot|warm)\b|\bwhat (?:temperature|price|fee)\b|\bwhat(?: is|['’]s|s| are) the (?:\w+ )?(?:temperature|price|cost|fee)s?\b/iu
/** What is answered with yes or no. */
const ASKS_YES = /(?:可以|可不可以|[能會]不?[能會]?|需要|要不要|是不是)[^，。]*[嗎?？]$/u

/** The kind of figure that the first such text asks for; null when none does. */
export function answerKindOf(texts: readonly string[]): AnswerKind | null {
  for (const text of texts) {
    // 「鑑定費用誰出？」 asks for a person, and 「鑑定費用可以抵稅嗎？」 whether.
    if (/誰/u.test(text) || (ASKS_YES.test(text) && !ASKS_NUMBER.test(text))) continue
    const asked = ASKS.find(([, words]) => words.test(text))
    if (asked !== undefined) return asked[0]
  }
  return null
}

const ASKS_WHETHER = /嗎|[能會]不[能會]|可不可以|是否|影響|為什麼|幾乎/u
/** A time of day is no duration: 「商店營業時間是幾點？」. */
const ASKS_CLOCK = /幾點|營業時間|開放時間/u

/** The kind of figure without which a question is not answered; null where it asks for no number. */
export function figureAskedFor(question: string): AnswerKind | null {
  if (!ASKS_NUMBER.test(question) || ASKS_WHETHER.test(question) || ASKS_CLOCK.test(question)) return null
  return answerKindOf([question])
}

/** A number in whatever writing; 「一」 only before what it counts, because it stands in 「一樣」 and 「一起」, too. */
const NUMBER =
  /[\d〇零二兩三四五六七八九十百千萬半]|一(?=\s?個?(?:月|年|天|週|次|成|小時))|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|dozen)\b/iu

/** Whether a text gives what a question for a number asks for: a figure of its kind, or any number where that is not known. */
export function givesNumberFor(question: string, text: string): boolean {
  if (!ASKS_NUMBER.test(question) || ASKS_WHETHER.test(question)) return true
  const kind = figureAskedFor(question)
  return kind === null ? NUMBER.test(text) : answersAs(kind, text)
}

/** A time of less than days, in whatever number: 「36 小時」. */
const IN_HOURS = /小時|鐘頭|分鐘?|秒|\b(?:hours?|hrs?|minutes?|mins?|seconds?)\b/iu

/** English degrees that name no scale, which cannot be compared but answer how hot. */
const DEGREES = /\d\s?degrees\b/iu
/** Degrees by which something is turned, and not to or at which: "turn the pan 90 degrees". */
const TURNED =
  /\b(?:turn|rotat|tilt|bend|bent|angl|swivel)\w*\b[^,.;]*?(?<!\b(?:at|to)\s)(?<!\d)\d+\s?degrees\b/giu

/** Whether a text contains a figure of this kind. */
export function answersAs(kind: AnswerKind, text: string): boolean {
  if (kind === 'temperature' && DEGREES.test(text.replace(TURNED, ' '))) return true
  return readFigures(text).some((figure) => {
    if (!DIMENSIONS[kind].includes(figure.dimension)) return false
    return kind === 'hours' || kind === 'days' ? IN_HOURS.test(figure.text) === (kind === 'hours') : true
  })
}

/** Whether a text gives a time on another scale: months where hours are asked for, or minutes where days are. */
export function answersOnAnotherScale(kind: AnswerKind | null, text: string): boolean {
  return (kind === 'hours' || kind === 'days') && answersAs('time', text) && !answersAs(kind, text)
}
