import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'
import { ClaimChecker } from './check-claims.ts'

describe('a sentence of a draft beside a source’s figure', () => {
  const sources = [
    markedSource(1, '## 總花費\n海邊民宿三晚含早餐的費用是 13,200 元。'),
    markedSource(2, '## 洗澡\n藥用洗劑一個禮拜兩次，搓到起泡，沖乾淨。'),
    markedSource(3, '## 扣除額\n有身障手冊的再扣 21 萬元。'),
    markedSource(5, '## 年資\n滿三年十四天、滿五年十五天，再往上每年加一天。'),
    markedSource(4, '## Prices\nOnly Millrace left its $9 plan alone.'),
  ]
  const checker = new ClaimChecker(sourceStatements(basisOf('貓咪掉毛', sources)), '貓咪掉毛')
  const verdictsOf = (draft: string) => checker.check(readDraft(draft)).claims.map(({ verdict }) => verdict)

  it('is not contradicted by the whole of which it gives a part', () => {
    expect(verdictsOf('## 花費\n海邊民宿三晚含早餐的費用 7,200 元（雙人房一半）。')).toEqual(['unproven'])
    expect(verdictsOf('## 花費\n海邊民宿三晚含早餐的費用 7,200 元。')).toEqual(['contradicted'])
  })

  it('is not contradicted by what holds for the sick where it is about the healthy', () => {
    expect(verdictsOf('## 健康的貓多久洗一次？\n一到兩個月洗一次就夠。')).toEqual(['unproven'])
    expect(verdictsOf('## 貓多久洗一次？\n一到兩個月洗一次就夠。')).toEqual(['contradicted'])
  })

  it('needs no source for the number of things that it named before', () => {
    expect(verdictsOf('有身障手冊，另外扣 21 萬，兩個不衝突。')).toEqual(['supported'])
    expect(verdictsOf('有身障手冊，另外扣 21 萬，兩個月入帳。')).toEqual(['unproven'])
  })

  it('gives the value of a class that the source names by its lower limit alone', () => {
    expect(verdictsOf('年資 3 年以上 5 年未滿的，每年 14 天。')).toEqual(['supported'])
    expect(verdictsOf('年資 3 年以上 5 年未滿的，每年 15 天。')).toEqual(['unproven'])
    expect(verdictsOf('年資 4 年以上 5 年未滿的，每年 14 天。')).toEqual(['unproven'])
  })

  it('names nobody by the word with which a cell begins', () => {
    expect(verdictsOf('| Millrace | Development shops | $9 |')).toEqual(['supported'])
    expect(verdictsOf('| Millrace | Kitewright | $9 |')).toEqual(['unproven'])
  })
})
