import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { ClaimChecker } from '../claims/check-claims.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'

describe('a sentence of which sources give a part and the rest follows', () => {
  const sources = [
    markedSource(
      1,
      '## 洗衣機清洗價目\n| 機型\t價格\t時間\n| 直立式\t1,600 元\t1 小時\n| 滾筒式\t2,800 元\t3 小時\n| 雙槽式\t1,200 元\t40 分鐘\n## 淡季\n十月到隔年二月預約清洗享九折。',
    ),
    markedSource(
      2,
      '## 申訴\n消保團體去年接到清洗機器的申訴 186 件，前一年是 124 件。\n申訴成立的平均賠 4,600 元，一共調查 1,250 位會員，其中 750 人曾經送修。\n違規業者處三萬元以上十五萬元以下罰鍰。',
    ),
    markedSource(
      3,
      '## 寄放\n倉庫每天收寄放費 600 元，棉被另計。\n溫度每調高 1 度，耗電約多 6%。\n二十三坪的倉庫消毒一次 18,000 元。\n烘衣機一次用水 60 公升，洗碗機 25 公升。\n護理包連續貼六週，訪客限兩位、每次一小時。\n送修退八成。\n一包洗衣粉的熱封要 2,200 大卡，夜班另加 300 大卡。',
    ),
  ]
  const checker = new ClaimChecker(sourceStatements(basisOf('洗衣機清洗', sources)), '洗衣機清洗')
  const verdictOf = (draft: string) => checker.check(readDraft(draft)).claims.at(-1)?.verdict

  it.each([
    ['a difference to another row of its table', '滾筒式清洗要 2,800 元，比直立式貴 1,200 元。'],
    ['a multiple of another row', '滾筒式清洗要花 3 小時，是直立式的三倍。'],
    ['a price at a discount of another section', '十月以後預約清洗打九折，直立式等於 1,440 元。'],
    ['a difference and the growth that it makes', '去年清洗的申訴 186 件，比前年多了 62 件，等於增加五成。'],
    ['a share of people whose measure words differ', '調查的 1,250 個會員裡，有六成曾經送修。'],
    ['a rate for several days', '倉庫寄放費一天 600 元，放三個禮拜要 12,600 元。'],
    ['a rate for twice its unit', '溫度調高兩度，耗電大概多 12%。'],
    ['a bound of the price for one', '二十三坪的倉庫消毒花了 18,000 元，一坪不到 800 元。'],
    ['a vague multiple', '烘衣機一次用 60 公升的水，是洗碗機的兩倍多。'],
    ['the sum of a column', '洗衣機的機型全部都洗，一共 5,600 元。'],
    ['the largest and the smallest of a column', '洗衣機清洗最貴跟最便宜的機型差 1,600 元。'],
    ['the two ends of a range', '違規的業者要罰，最輕三萬，最重 15 萬。'],
    ['a round number above the value', '申訴成立平均賠不到五千元。'],
    ['a vague count', '去年清洗的申訴有一百多件。'],
    ['what a share leaves', '送修可以退 80%，也就是扣兩成。'],
    ['weeks as months', '護理包要連續貼一個半月。'],
    ['each time told as a limit', '訪客一次兩個人，最多待 60 分鐘。'],
  ])('is supported: %s', (_, draft) => {
    expect(verdictOf(draft)).toBe('supported')
  })

  it.each([
    ['a wrong difference to another row', '滾筒式清洗要 2,800 元，比直立式貴 1,500 元。'],
    ['a wrong multiple', '滾筒式清洗要花 3 小時，是直立式的五倍。'],
    ['another discount', '十月以後預約清洗打八折，直立式等於 1,280 元。'],
    ['a wrong growth', '去年清洗的申訴 186 件，比前年多了 62 件，等於增加七成。'],
    ['another share', '調查的 1,250 個會員裡，有七成曾經送修。'],
    ['a wrong product', '倉庫寄放費一天 600 元，放三個禮拜要 18,600 元。'],
    ['a rate for a day times working days', '倉庫寄放費一天 600 元，放 21 個工作天要 12,600 元。'],
    ['a rate that does not grow with its unit', '溫度調高兩度，耗電大概多 18%。'],
    ['a wrong price for one', '二十三坪的倉庫消毒花了 18,000 元，一坪不到 600 元。'],
    ['a wrong sum of a column', '洗衣機的機型全部都洗，一共 6,600 元。'],
    ['a value inside a range called its end', '違規的業者要罰，最輕五萬元。'],
    ['a bound far above the value', '申訴成立平均賠不到八千元。'],
    ['another rest of a share', '送修可以退 80%，也就是扣三成。'],
    ['twice as many weeks', '護理包要連續貼三個月。'],
  ])('is not supported: %s', (_, draft) => {
    expect(verdictOf(draft)).not.toBe('supported')
  })
})
