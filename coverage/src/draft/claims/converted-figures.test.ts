import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'
import { ClaimChecker } from './check-claims.ts'

describe('a figure of a draft that a source gives converted', () => {
  const sources = [
    markedSource(
      1,
      '## 扶養長輩\n受扶養的父母滿 70 歲，免稅額增加五成。\n長輩的租屋補貼是一般戶的 1.2 倍。\n照服員到府，每次 230 元。',
    ),
    markedSource(
      2,
      '## 電費\n每天開 8 小時，一度 3.5 元，每個月的電費約 126 到 168 元。\n## 零食\n五公斤的狗每天零食約 30 大卡，也就是兩塊小雞胸。',
    ),
    markedSource(
      3,
      '## 免稅額\n| 對象\t金額\n| 滿 70 歲的父母、祖父母\t156,000 元\n| 未滿 70 歲\t110,000 元',
    ),
    markedSource(
      4,
      Array.from(
        { length: 40 },
        (_, at) => `## 樓層 ${at}\n樓上第 ${at} 戶的電表走了 ${1_000 + 7 * at} 次。`,
      ).join('\n'),
    ),
  ]
  const checker = new ClaimChecker(sourceStatements(basisOf('扶養父母', sources)), '扶養父母')
  const verdictOf = (draft: string) => checker.check(readDraft(draft)).claims.at(-1)?.verdict

  it.each([
    ['a factor for a growth', '長輩滿 70 歲，免稅額是一般人的 1.5 倍。'],
    ['a growth for a factor', '長輩的租屋補貼比一般戶多兩成。'],
    ['a month told for a day', '電費一個月 126 到 168 元，平均一天不到 6 元。'],
    ['pieces, which are no dollars', '換算下來，一塊小雞胸大約 15 大卡。'],
    [
      'a row with just the figures of a row',
      '| 誰 | 多少 |\n| --- | --- |\n| 70 歲以上的直系 | 15 萬 6 千元 |',
    ],
  ])('is supported: %s', (_, draft) => {
    expect(verdictOf(draft)).toBe('supported')
  })

  it.each([
    ['another factor', '長輩滿 70 歲，免稅額是一般人的 1.8 倍。'],
    ['a share that is no growth', '長輩的租屋補貼只有一般戶的兩成。'],
    ['a growth by a factor', '長輩滿 70 歲，免稅額多 1.5 倍。'],
    ['another value for a day', '電費一個月 126 到 168 元，平均一天不到 9 元。'],
    ['another value of a piece', '換算下來，一塊小雞胸大約 20 大卡。'],
    ['a row with a figure of another row', '| 誰 | 多少 |\n| --- | --- |\n| 70 歲以上的直系 | 11 萬元 |'],
  ])('is not supported: %s', (_, draft) => {
    expect(verdictOf(draft)).not.toBe('supported')
  })
})
