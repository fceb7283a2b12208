import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../tests/bench/draft-claims.ts'
import { markedSource } from '../../../tests/bench/insight-page.ts'
import type { Source } from '../source.ts'
import { ClaimChecker } from './check-claims.ts'
import { readDraft } from './draft-text.ts'
import { sourceStatements } from './source-statements.ts'

describe('a figure of a draft in another form than its source’s', () => {
  const sources = [
    markedSource(
      1,
      '## 報名\n一般報名 1,980 元，追加報名 2,380 元。\n我連考三個月，分數 640、615、690，心態會崩。\n## 加成\n高效能模組加成百分之六。\n北部十縣市加成百分之十五。',
    ),
    markedSource(
      2,
      '## 電費\n每天開 8 小時，每月用電 36 到 48 度。\n不斷電系統可以撐 20 分鐘。\n## 民國 111 年的補助\n每台補助 2,000 元，線上申請。',
    ),
    markedSource(3, '## 停電\n店裡的不斷電系統撐了 25 分鐘。\n單程的車資 28 萬左右，四人座。'),
    titled(markedSource(4, '## 閱讀\n至少留 55 分鐘，單篇先做。'), '晨光 Reader 的閱讀技巧'),
  ]
  const checker = new ClaimChecker(sourceStatements(basisOf('考試準備', sources)), '考試準備')
  const verdictOf = (sentence: string) =>
    checker.check(readDraft(sentence)).claims.map(({ verdict }) => verdict)

  it.each([
    ['a difference of numbers without a unit', '一般報名 1,980，追加報名 2,380，差 400 塊。'],
    ['degrees of electricity', '一天開八小時，一個月用電 36～48 度電。'],
    ['things counted with a measure word', '北部十個縣市加成一成五。'],
    ['a range from one source’s value to another’s', '不斷電系統可撐 20 到 25 分鐘。'],
    ['the number of what it lists', '有人連考三次：640、615、690，心態會崩。'],
    ['the year of a heading', '民國 111 年那次，每台補助 2,000 元。'],
    ['a sum written out', '單程四人座的車資，280,000 左右。'],
    ['a name that only the page’s title has', '最少留 55 分鐘給 Reader 的閱讀，單篇先做。'],
  ])('is borne out: %s', (_, sentence) => {
    expect(verdictOf(sentence)).toEqual(['borne-out'])
  })

  it.each([
    ['a wrong difference', '一般報名 1,980，追加報名 2,380，差 600 塊。'],
    ['other degrees of electricity', '一天開八小時，一個月用電 36～58 度電。'],
    ['another number of things', '北部二十個縣市加成一成五。'],
    ['a range to a value that no source has', '不斷電系統可撐 20 到 45 分鐘。'],
    [
      'numbers in words beside a true figure',
      '我連考 3 個月，分數 三百二十、六百一十五、六百九十，心態會崩。',
    ],
  ])('is not borne out: %s', (_, sentence) => {
    expect(verdictOf(sentence)).not.toContain('borne-out')
  })
})

function titled(source: Source, title: string): Source {
  return { ...source, page: source.page && { ...source.page, title } }
}
