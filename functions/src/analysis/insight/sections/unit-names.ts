import { readFigures } from '@gaplens/text/figures/read-figures'

/** What the figures of a dimension are called, where no word of their sentences says it. */
const NAMES: Readonly<Record<string, string>> = {
  age: '年齡',
  money: '金額',
  share: '比例',
  time: '時間',
  frequency: '頻率',
  temperature: '溫度',
  length: '長度',
  weight: '重量',
  volume: '容量',
  area: '面積',
}
/** A length in this unit is a way. */
const OF_A_WAY = /公里|km|miles?/iu

/** What values are called by their unit: 「里程」 of 「600 公里」. Empty where no noun says it. */
export function unitName(shown: string): string {
  const dimension = readFigures(shown)[0]?.dimension ?? ''
  return dimension === 'length' && OF_A_WAY.test(shown) ? '里程' : (NAMES[dimension] ?? '')
}
