import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import type { Source } from '../../source.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'
import { ClaimChecker } from './check-claims.ts'

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
    markedSource(
      5,
      '## 談價格\n有的廠商給你一年兩個月半價，簽之前談。\n合約常見三年，提前解約賠三成。\n## 清潔用量\n前一天晚上先加 150 毫升的清潔劑，五分鐘內沖掉。\n倉庫一坪月租兩千多，最短一個月。\n銅管超過五米要另外計價。\n## 藥量\n吃低渣餐時藥量減半，當天早上停藥。\n## 抗凝血藥\n新型口服抗凝血劑多在前兩天停；傳統的華法林前 5 天停。\n## 分次\n前一晚一包，檢查當天前五小時再一包。\n## 誰要照影像\n高血壓、糖尿病、抽菸、六十歲以上，三項以上會直接安排影像。',
    ),
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
    [
      'two months of each year, which reads as 14 months',
      '廠商願意的話，一年可以有 2 個月半價，要在簽之前談。',
    ],
    ['the same time in instalments', '常見的合約是三年，分 36 期。'],
    ['an amount whose source says 「前一天」 of something else', '每包加 150c.c. 的清潔劑，五分鐘內沖掉。'],
    ['one month where the source says 「月租」', '倉庫一坪一個月 2,000 多元，至少租一個月。'],
    ['metres', '銅管超過 5 公尺的部分另外計價。'],
    ['a half', '吃低渣餐時，藥先減成一半。'],
    ['a count of what the sentence numbers', '分兩次喝：前一晚喝第一包，第二包留到檢查前 5 小時。'],
    ['a least number after a list of as many', '高血壓、糖尿病、抽菸有三項以上，就直接安排影像。'],
    ['a name that only the page’s title has', '最少留 55 分鐘給 Reader 的閱讀，單篇先做。'],
  ])('is supported: %s', (_, sentence) => {
    expect(verdictOf(sentence)).toEqual(['supported'])
  })

  it.each([
    ['a wrong difference', '一般報名 1,980，追加報名 2,380，差 600 塊。'],
    ['other degrees of electricity', '一天開八小時，一個月用電 36～58 度電。'],
    ['another number of things', '北部二十個縣市加成一成五。'],
    ['another number of months of each year', '廠商願意的話，一年可以有 3 個月半價，要在簽之前談。'],
    ['instalments of another time', '常見的合約是三年，分 48 期。'],
    ['another amount', '每包加 250c.c. 的清潔劑，五分鐘內沖掉。'],
    ['another price a month', '倉庫一坪一個月 5,000 多元，至少租一個月。'],
    ['a part that is no half', '吃低渣餐時，藥先減成三成。'],
    ['another number than the sentence has', '分三次喝：前一晚喝第一包，第二包留到檢查前 5 小時。'],
    ['a range to a value that no source has', '不斷電系統可撐 20 到 45 分鐘。'],
    [
      'numbers in words beside a true figure',
      '我連考 3 個月，分數 三百二十、六百一十五、六百九十，心態會崩。',
    ],
  ])('is not supported: %s', (_, sentence) => {
    expect(verdictOf(sentence)).not.toContain('supported')
  })
})

describe('a time that can be read in two ways', () => {
  const sources = [markedSource(1, '## 談價格\n有的廠商給你一年兩個月半價，簽之前談，簽了就沒得談。')]
  const checker = new ClaimChecker(sourceStatements(basisOf('影印機租賃', sources)), '影印機租賃')

  it.each(['有的廠商給你一年 2 個月半價，簽之前談。', '有的廠商給你 14 個月半價，簽之前談。'])(
    'contradicts neither meaning: %s',
    (sentence) => {
      expect(checker.check(readDraft(sentence)).claims.map(({ verdict }) => verdict)).not.toContain(
        'contradicted',
      )
    },
  )
})

describe('a figure beside the source’s own', () => {
  const sources = [
    markedSource(
      1,
      '## 退費\n超過的話業者最多只能扣兩成。\n## 塔位\n鄉鎮公所的納骨塔一個 4 萬到 8 萬，外地人加五成。\n## 方案\n價格不含政府規費與塔位，火化進塔整場大約抓 35 萬。',
    ),
  ]
  const checker = new ClaimChecker(sourceStatements(basisOf('喪葬費用', sources)), '喪葬費用')
  const verdictsOf = (sentence: string) =>
    checker.check(readDraft(sentence)).claims.map(({ verdict }) => verdict)

  it.each([
    ['the rest of a share', '超過之後，業者最多扣 20%，至少退你八成。'],
    ['a range that was computed from the source’s', '公所的納骨塔四到八萬，外地人貴五成，等於六到十二萬。'],
    ['a figure of something that the source only leaves out', '公家的規費不到兩萬，塔位六萬元。'],
  ])('is not contradicted: %s', (_, sentence) => {
    expect(verdictsOf(sentence)).not.toContain('contradicted')
  })

  it.each([
    ['another share', '超過的話，業者最多只能扣三成。'],
    ['another range', '鄉鎮公所的納骨塔一個 5 萬到 10 萬。'],
  ])('is contradicted: %s', (_, sentence) => {
    expect(verdictsOf(sentence)).toEqual(['contradicted'])
  })
})

function titled(source: Source, title: string): Source {
  return { ...source, page: source.page && { ...source.page, title } }
}
