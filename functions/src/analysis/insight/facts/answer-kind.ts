import { readFigures } from '@gaplens/text/figures/read-figures'

/** The kind of figure that a question or a topic's name asks for. */
export type AnswerKind = 'money' | 'temperature' | 'time' | 'frequency' | 'energy'

const ASKS: readonly (readonly [AnswerKind, RegExp])[] = [
  ['money', /多少錢|費用|價格|價錢|規費|收費|行情|花費|違約金|cost|price|fee/iu],
  ['temperature', /幾度|溫度|水溫|油溫|temperature/iu],
  ['frequency', /多久.{0,4}一次|幾次|頻率|how often/iu],
  ['time', /多久|幾[天年月週個小分]|時間|壽命|天數|how long/iu],
  ['energy', /熱量|卡路里|大卡|calorie/iu],
]
const DIMENSIONS: Record<AnswerKind, readonly string[]> = {
  money: ['money'],
  temperature: ['temperature'],
  frequency: ['frequency'],
  time: ['time', 'age'],
  energy: ['energy'],
}

/** The kind of figure that the first such text asks for; null when none does. */
export function answerKindOf(texts: readonly string[]): AnswerKind | null {
  for (const text of texts) {
    const asked = ASKS.find(([, words]) => words.test(text))
    if (asked !== undefined) return asked[0]
  }
  return null
}

/** Whether a text contains a figure of this kind. */
export function answersAs(kind: AnswerKind, text: string): boolean {
  return readFigures(text).some(({ dimension }) => DIMENSIONS[kind].includes(dimension))
}
