import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { ClaimChecker } from '../claims/check-claims.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'

describe('a figure of a draft that no source gives in that form', () => {
  const sources = [
    markedSource(
      1,
      '## 油煙機的清洗\n清洗油煙機，內爐洗 2,400 元，表面擦拭 900 元。\n濾網補助前的價格，三片依序是 150 元、280 元與 300 元。\n展場的清洗機一台 6,000 到 9,000 元，週年慶打八五折。\n油盒每週倒掉，不然會滴油。',
    ),
    markedSource(
      2,
      '## 問卷\n問卷裡十個人說吵，只有四個是真的超標。\n客服去年接到 400 通抱怨，有 100 通是因為漏油。\n住戶退貨的原因，四成是噪音。\n## 機種\n| 機種\t保固\t價格\n| 晨風 300\t1 年\t7,000 元\n| 晨風 500\t3 年\t9,500 元',
    ),
    markedSource(
      6,
      '## 紙箱\n我買雙浪的紙箱，一個 45 元，搬家用掉六十個。\n租車一天 1,800，油錢 700，吃飯兩千。\n問了三家，一車開 9,500、11,000、12,500。\n沙發 90 公斤，也就是三件組。\n## 車型\n| 車型\t一車\t人數\n| 1.75 噸\t4,500 元\t2 人\n| 6.8 噸\t14,000 元\t4 人',
    ),
    markedSource(3, '## 風管\n換風管的公司有兩種做法。\n一般住家的風管一年洗兩次，海邊的每季洗一次。'),
    markedSource(
      5,
      Array.from(
        { length: 40 },
        (_, at) => `## 樓層 ${at}\n樓上第 ${at} 戶的電表走了 ${1_000 + 7 * at} 次。`,
      ).join('\n'),
    ),
    markedSource(4, '## 合約\n標準是 2,350 元、十七顆，另有押金。\n店家比了 12 款機種，其中 7 款會漏油。'),
  ]
  const checker = new ClaimChecker(sourceStatements(basisOf('油煙機清洗', sources)), '油煙機清洗')
  const verdictOf = (draft: string) => checker.check(readDraft(draft)).claims.at(-1)?.verdict

  it.each([
    ['the difference of two figures of a passage', '油煙機洗內爐比表面擦拭貴 1,500 元。'],
    ['the sum of figures one after the other', '濾網三片加起來是 730 元。'],
    ['a sum with the number of its parts', '濾網三項加起來是 730 元。'],
    ['a sum of all that its sentence lists', '租車 1,800 元，油錢 700 元，吃飯兩千元，總共四千五。'],
    ['a sum of what two sources give', '油煙機的表面擦拭 900 元，搬家雙浪的紙箱一個 45 元，加一加 945 元。'],
    ['a difference without a unit', '問了三家，一車分別開 9,500、11,000、12,500 元，最多差了三千。'],
    ['a price for one times a count', '搬家用掉 60 個紙箱，光雙浪的紙箱就要 2,700 元。'],
    ['a total divided by a count', '沙發一件大約 30 公斤。'],
    ['rows of a table', '小一點的 1.75 噸 4,500 元，大的 6.8 噸要一萬四。'],
    ['a price at a discount', '展場的清洗機打 85 折，大約 5,100 到 7,650 元。'],
    ['a share of two counts', '問卷裡說吵的人，真的超標的只有四成。'],
    ['two counts for a share', '住戶退貨的原因，十個有四個是噪音。'],
    ['a multiple of two rows of a table', '晨風 500 的保固是晨風 300 的三倍。'],
    ['a difference of two rows of a table', '晨風 500 比晨風 300 貴 2,500 元。'],
    [
      'a difference of what the section says before',
      '## 費用\n內爐洗 2,400 元。\n表面擦拭 900 元。\n一台差 1,500 元。',
    ],
    ['once a week for every week', '油盒一週倒一次。'],
    ['the action that a frequency names', '- 一年洗兩次，海邊的每三個月一次'],
    ['rare numbers that agree in words unlike the source’s', '最常見的是 2,350 元，拿 17 顆。'],
    ['how many it lists before', '客服去年 400 通抱怨，分為漏油與噪音兩種。'],
    ['models counted', '有人比過 12 款。'],
  ])('is supported: %s', (_, draft) => {
    expect(verdictOf(draft)).toBe('supported')
  })

  it.each([
    ['a wrong difference', '油煙機洗內爐比表面擦拭貴 1,200 元。'],
    ['a difference that the words do not tell', '油煙機的表面擦拭要 1,500 元。'],
    ['a wrong sum', '濾網三片加起來是 830 元。'],
    ['a sum with another number of parts', '濾網五項加起來是 730 元。'],
    ['a wrong sum of all that its sentence lists', '租車 1,800 元，油錢 700 元，吃飯兩千元，總共五千五。'],
    ['a wrong difference without a unit', '問了三家，一車分別開 9,500、11,000、12,500 元，最多差了四千。'],
    ['a wrong price for one times a count', '搬家用掉 60 個紙箱，光雙浪的紙箱就要 3,700 元。'],
    ['a total divided by another count', '沙發一件大約 45 公斤。'],
    ['rows of a table with their prices exchanged', '小一點的 1.75 噸一萬四，大的 6.8 噸要 4,500 元。'],
    ['a discount that is not the sentence’s', '展場的清洗機打 7 折，大約 5,100 到 7,650 元。'],
    ['another share', '問卷裡說吵的人，真的超標的只有六成。'],
    ['other counts for a share', '住戶退貨的原因，十個有六個是噪音。'],
    ['a wrong multiple', '晨風 500 的保固是晨風 300 的五倍。'],
    ['a multiple of a row that it does not name', '晨風 500 的保固是月眠 100 的三倍。'],
    [
      'a difference of figures that are not supported',
      '## 費用\n內爐洗 3,400 元。\n表面擦拭 1,400 元。\n一台差 2,000 元。',
    ],
    [
      'a difference that its own figures contradict',
      '## 費用\n內爐洗 2,400 元。\n表面擦拭 900 元。\n甲 700 元，乙 800 元，差 1,500 元。',
    ],
    ['twice a week for every week', '油盒一週倒兩次。'],
    ['rare numbers in another order', '最常見的是拿 17 顆，付 2,350 元。'],
    ['a wrong number of what it lists', '客服去年 400 通抱怨，分為漏油與噪音三種。'],
  ])('is not supported: %s', (_, draft) => {
    expect(verdictOf(draft)).not.toBe('supported')
  })

  it('is quoted from what it was computed from', () => {
    const claims = checker.check(readDraft('晨風 500 的保固是晨風 300 的三倍。')).claims
    expect(claims[0]?.quotes.map(({ quote }) => quote.split('\t')[0])).toEqual(['晨風 300', '晨風 500'])
  })
})
