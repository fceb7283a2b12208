import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { casesOf, loadSets } from '../../../../tests/cases/planted-pages.ts'
import { buildCoverage } from '../../build.ts'
import type { Source } from '../../source.ts'
import { makeBasis } from '../make-basis.ts'
import { scoreDraft } from '../score-draft.ts'

const [set] = loadSets()
if (set === undefined) throw new Error('there are no sets')
const [planted] = casesOf(set, { size: 2, original: true, overview: true })
if (planted === undefined) throw new Error('the set has no cases')

describe('a claim of a draft', () => {
  const sources = [
    markedSource(0, '## 睡前\n喝杯熱牛奶就好。'),
    markedSource(1, '## 刺激控制\n15 分鐘睡不著就離開床鋪，不要看時鐘。\n長庚醫院建議睡前一小時關掉手機。'),
    markedSource(2, '## 離床規則\n躺下 15 分鐘還睡不著就離開床鋪。'),
    markedSource(
      3,
      '## 泡腳的水溫\n泡腳的溫熱水抓在 38 到 42 度最舒服；老人家泡腳，降到 36 到 38 度。\n水位淹過腳踝 2.5 公分最舒服。',
    ),
    markedSource(
      4,
      '## 睡眠門診的費用\n初診掛號 450 元，一夜的多項睡眠檢查 9,800 元，每月最多開 28 顆藥。\n## 耳塞\n降噪值 33 的耳塞最多人用。\n- 耳塞一盒 200 元\n- 眼罩一個 350 元\n## 健保\n107 年 3 月 8 日起，睡眠檢查納入給付。',
    ),
    markedSource(
      5,
      '## 七成的人兩週就見效\n沒有人需要更久。\n## 光療燈\n燈箱要照四十五分鐘，離眼睛 60 公分，三天後減為 30 分鐘。\n滿 90 天可以退費，退回八成。\n機票上的行動電源 100 到 160 瓦時要先報備。\n報名從五月一日開始。\n| 方案 | 價格（元） |\n| 基本 | 4,500 |\n| 進階 | 6,000 |',
    ),
    markedSource(
      6,
      '## 越南買乳膠枕\n按摩收 45 萬盾起，乳膠枕一個 30 萬。\n- 夜燈：複診 900；眼罩 350。\n## 床墊分期\n剩十五個月，每月 2,400，全額三萬六。\n## 退費\n第一年退 10%、第二年退 7%、第三年退 5%。\n兒童床一般是一歲到三歲用，六個月到三歲的孩子都適用。\n## 製程\n- 第 1–5 天：送件、量尺寸\n- 第 6–10 天：打樣、試躺\n- 第 11–18 天：出貨到府\n## 床墊牌子\n晨光\n保固\n18 年\n月眠\n保固\n12 年',
    ),
    markedSource(
      8,
      '## 睡眠假\n民國 105 年 3 月整理\n睡眠假不給的，罰 9 萬元以上 45 萬元以下。\n\n褪黑激素不到 4 mg 時採隔日服用，4–7 mg 可以每晚服用。前者約 300 元、後者約 500 元。\n## 午睡\n研究指出午睡改善了 20% 的人。\n## 午睡的效果\n另一份報告說午睡改善了 35% 的人。\n## 雨季\n雨季二至五月，溼氣讓人睡不好。\n## 年資\n睡眠假滿一年 7 日，滿三年 10 日，每人三日至三十日。',
    ),
    titled(markedSource(7, '## 花費\n一個人 27,190 元，其中機票另計。'), '兩個人 54,380 元助眠旅行明細公開'),
  ]
  const input = { keyword: '失眠怎麼改善', serp: planted.serp, sources }
  const small = makeBasis({ analysisId: 'a2', ...input }, buildCoverage(input))
  const verdicts = (markdown: string) =>
    scoreDraft(small, markdown).claims.map(({ text, verdict }) => [text, verdict])

  it.each<[string, string, string]>([
    ['the same figure in other words', '## 刺激控制\n躺了十五分鐘睡不著就離開床鋪。', 'supported'],
    ['another value of the same thing', '## 刺激控制\n45 分鐘睡不著就離開床鋪，不要看時鐘。', 'contradicted'],
    ['another unit', '## 刺激控制\n15 小時睡不著就離開床鋪，不要看時鐘。', 'contradicted'],
    ['a value whose digits the source has', '5 分鐘睡不著就離開床鋪，不要看時鐘。', 'contradicted'],
    ['a value without its point', '水位淹過腳踝 25 公分最舒服。', 'contradicted'],
    ['the same range', '## 泡腳的水溫\n泡腳時溫熱水維持 38～42 度。', 'supported'],
    ['a value of the range', '## 泡腳的水溫\n泡腳時溫熱水維持 40 度。', 'supported'],
    ['a range with another end', '泡腳的溫熱水抓在 38 到 71 度最舒服。', 'contradicted'],
    ['a range within the source’s', '泡腳的溫熱水抓在 38 到 40 度最舒服。', 'unproven'],
    [
      'a range with another end in other words',
      '## 泡腳的水溫\n泡腳時溫熱水維持 38～71 度。',
      'contradicted',
    ],
    ['a figure of something else', '## 運動\n每天快走 45 分鐘，最好在傍晚。', 'unproven'],
    ['a name as the source has it', '長庚醫院建議睡前一小時關掉手機。', 'supported'],
    ['how many values it lists itself', '耳塞一盒 200 元、眼罩一個 350 元，有這兩種。', 'supported'],
    ['another name', '馬偕醫院建議睡前一小時關掉手機。', 'unproven'],
    ['a comparison that nobody makes', '熱牛奶比手機更好。', 'unproven'],
    ['a figure in other words', '睡眠檢查做一個晚上要 9,800 元。', 'supported'],
    ['another value in other words', '睡眠檢查做一個晚上要 12,000 元。', 'contradicted'],
    ['the figure that a source gives of another thing', '初診的掛號費是 9,800 元。', 'unproven'],
    ['per another time', '每天最多開 28 顆藥。', 'unproven'],
    ['a number of no known unit', '耳塞選降噪值 33 的最多人用。', 'supported'],
    ['another number of no known unit', '耳塞選降噪值 37 的最多人用。', 'unproven'],
    ['the items of a list', '耳塞一盒大約 200 元，眼罩要 350 元。', 'supported'],
    ['the items of a list, one of them changed', '耳塞一盒大約 200 元，眼罩要 530 元。', 'unproven'],
    ['a day in other words', '睡眠檢查從 107 年 3 月 8 日開始有給付。', 'supported'],
    ['a day as it is slashed', '睡眠檢查 3/8 開始有給付。', 'supported'],
    ['a day in Chinese numerals', '5/1 開始報名。', 'supported'],
    ['the same again in another unit', '滿三個月（90 天）可以退費，退八成。', 'supported'],
    ['a difference of its own figures', '基本方案 4,500 元，進階方案 6,000 元，差 1,500 元。', 'supported'],
    ['a difference that is wrong', '基本方案 4,500 元，進階方案 6,000 元，差 2,500 元。', 'unproven'],
    ['figures of several sections', '燈箱照 45 分鐘，離眼睛 60 公分，睡眠檢查一夜 9,800 元。', 'supported'],
    ['one figure of a source twice', '燈箱要照 60 公分，離眼睛 60 公分。', 'unproven'],
    ['a figure that a heading gives', '大約七成的人兩週之後見效。', 'supported'],
    ['a figure of a column whose head has the unit', '進階方案的價格是 6,000 元。', 'supported'],
    ['a unit that looks like a name', '行動電源 100 到 160 Wh 要先報備。', 'supported'],
    ['what the writer’s own house asks', '本診所的初診掛號 150 元。', 'unproven'],
    ['the price of another as what the writer’s own house asks', '我們診所的初診掛號 450 元。', 'unproven'],
    ['a sum in a foreign currency', '去越南按摩要 45 萬越盾起。', 'supported'],
    ['a sum whose currency the source leaves out', '越南的乳膠枕一個 30 萬盾。', 'supported'],
    ['another sum in a foreign currency', '去越南按摩要 70 萬越盾起。', 'unproven'],
    ['a figure of a sentence of three words', '複診收 900 元。', 'supported'],
    ['months that a source counts as months', '床墊還剩 15 期，每期 2,400 元。', 'supported'],
    ['other months', '床墊還剩 18 期，每期 2,400 元。', 'unproven'],
    ['ordinals in digits', '第 1 年退 10%，第 2 年退 7%，第 3 年退 5%。', 'supported'],
    ['figures of another ordinal', '第 1 年退 7%，第 2 年退 10%，第 3 年退 5%。', 'unproven'],
    ['an age that begins with months', '半歲到 3 歲的孩子都適用。', 'supported'],
    ['the days of another line of a list', '- 打樣、試躺：第 11 到 18 天', 'unproven'],
    ['a figure in a box beside its label', '晨光的床墊保固是 18 年。', 'supported'],
    ['the year of the page', '105 年的資料寫，睡眠假不給要罰 9 萬到 45 萬元。', 'supported'],
    ['what the next sentence gives', '褪黑激素不到 4 mg 的隔日服用，約 300 元。', 'supported'],
    ['what several sources report', '午睡改善的人，有的說 20%，有的說 35%。', 'supported'],
    ['what one of several sources reports otherwise', '午睡改善的人，有的說 20%，有的說 60%。', 'unproven'],
    ['months', '雨季是二月到五月，溼氣讓人睡不好。', 'supported'],
    ['other months', '雨季是二月到七月，溼氣讓人睡不好。', 'unproven'],
    ['years with days behind them', '睡眠假滿 1 年有 7 天，滿 3 年 10 天。', 'supported'],
    ['the ends of a range', '睡眠假每人最少 3 天，最多 30 天。', 'supported'],
    ['a value anywhere in a wide range', '睡眠假每人 12 天。', 'unproven'],
    ['how old the news is', '兩年前的新聞就寫了，睡眠檢查一夜 9,800 元。', 'supported'],
    [
      'figures of a title and of the text',
      '有人公開明細，兩個人一共 54,380 元，一個人 27,190 元。',
      'supported',
    ],
    ['another day', '睡眠檢查從 107 年 3 月 18 日開始有給付。', 'unproven'],
  ])('tells %s', (_what, markdown, verdict) => {
    expect(verdicts(markdown).at(-1)?.[1]).toBe(verdict)
  })

  it('quotes a title as its page’s', () => {
    const [claim] = scoreDraft(small, '有人公開了助眠旅行的明細，兩個人 54,380 元。').claims
    expect(claim?.quotes[0]).toMatchObject({ pageId: 'p7', quote: '兩個人 54,380 元助眠旅行明細公開' })
  })

  it('quotes who supports it or gives another value, with the value and a link to the words', () => {
    const [claim] = scoreDraft(small, '45 分鐘睡不著就離開床鋪，不要看時鐘。').claims
    expect(claim?.quotes[0]).toMatchObject({ pageId: 'p1', value: '15 分鐘' })
    expect(claim?.quotes[0]?.link).toMatch(/^https:\/\/site1\.test\/page#:~:text=/)
  })

  it('is left out, and counted, past 400 of them and where it is longer than 400 characters', () => {
    const short = scoreDraft(small, '等 3 天。\n'.repeat(402))
    expect([short.claims.length, short.claimsLeftOut]).toEqual([400, 2])
    const long = scoreDraft(small, `${'3 天、'.repeat(101)}\n\n等 3 天。`)
    expect([long.claims.length, long.claimsLeftOut]).toEqual([1, 1])
  })

  it('is not made by an ordinal: 「第 3 天」 counts nothing', () => {
    expect(scoreDraft(small, '第 3 天。\n'.repeat(500))).toMatchObject({ claims: [], claimsLeftOut: 0 })
  })

  it('is none where nothing can be checked, or where it only asks', () => {
    expect(verdicts('好好睡覺吧。\n\n要睡 8 小時嗎？')).toEqual([])
  })
})

function titled(source: Source, title: string): Source {
  return { ...source, page: source.page && { ...source.page, title } }
}
