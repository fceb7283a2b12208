import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { quoteOf } from '../table/coverage-table.ts'
import { judgedSupport } from './judged-support.ts'
import { prepareStatement } from './prepared-statement.ts'

const FILLER = '## 天氣\n今天的天氣很好，適合出門走走。'

/** What is reported of a statement and a page for which a judge cites the passage that contains `cited`. */
function support(statement: string, page: string, cited: string, other = FILLER) {
  const corpus = buildCorpus([page, other].map((text, rank) => markedSource(rank, text)))
  const [first] = corpus.pages
  const unit = corpus.claims.find(({ claim }) => claim.text.includes(cited))
  if (first === undefined || unit === undefined) throw new Error('no such passage')
  return judgedSupport(
    corpus,
    prepareStatement(corpus, { id: 's1', text: statement, label: '', heading: '', referenceIndexes: [] }),
    first,
    { level: 'found', quote: quoteOf(unit) },
  )
}

describe('a statement that a judge finds on a page', () => {
  const bitter = '研磨太細會過度萃取而苦澀'

  it('is found with the passage that the judge cites if its section shares terms with the statement', () => {
    const found = support(bitter, '## 口感\n研磨太細就會苦。\n換個刻度再試。', '換個刻度')
    expect(found).toMatchObject({ level: 'found', unit: { claim: { text: '換個刻度再試。' } } })
  })

  it('is found by other words of like meaning, and by a passage in another script', () => {
    const doctor = '孩子發燒要看醫生'
    const cited = '寶寶體溫太高，請帶去診所讓醫師檢查。'
    expect(support(doctor, `## 說明\n${cited}`, '寶寶體溫').level).toBe('found')
    expect(support(doctor, '## 說明\n桌子的木頭先打磨再上漆。', '桌子').level).toBe('unverified')
    expect(support(doctor, '## Fever\nTake the child to a clinic.', 'Take the').level).toBe('found')
  })

  it('is found by a figure that says by what it is counted where the statement does not', () => {
    const fee = '推車：租一次 90 元，還車時退押金。'
    const other = '## 推車\n推車租一次 90 元，還車時退押金。'
    const found = (sum: string) => support(fee, `## 推車\n一台 ${sum}，要先押 300 元。`, sum, other).level
    expect(found('90 元')).toBe('found')
    expect(found('70 元')).not.toBe('found')
  })

  it('is not found where an answer of the page says that it is not so', () => {
    const page = '## 電鍋比較省電嗎？\n沒有，和電子鍋一樣。\n## 插座\n電鍋要用獨立插座，比較安全。'
    const denied = support('電鍋比電子鍋省電，另外要用獨立插座。', page, '獨立插座')
    expect(denied).toMatchObject({ level: 'unverified', unit: { claim: { text: '沒有，和電子鍋一樣。' } } })
  })

  it('quotes another passage if the cited one is about something else', () => {
    const page = '## 收納\n用完擦乾再收進櫃子。\n## 口感\n研磨太細，喝起來苦澀。'
    expect(support(bitter, page, '用完擦乾').unit?.claim.text).toContain('苦澀')
  })

  it('is shown with a passage that says clearly more of it than the cited one and what is quoted with that', () => {
    const fee = '資本額簽證由會計師出具查核報告書，費用約 3,000 到 8,000 元。'
    const page = [
      '## 帳戶',
      '會計師查核之前，資本額不能放在私人帳戶，抬頭要對。',
      '## 查核',
      '會計師出具資本額查核報告書，一般 3,000 到 8,000 元。',
    ].join('\n')
    expect(support(fee, page, '抬頭')).toMatchObject({ level: 'found', unit: { claim: { heading: '查核' } } })
    const table = '## 價目\n| 工作 | 費用\n| 會計師查核 | 3,000 到 8,000 元'
    expect(support(fee, table, '工作').unit?.claim.text).toContain('工作')
  })

  it('is shown with the row that gives how often in place of another row that the judge cites', () => {
    const table =
      '## 照顧\n| 項目 | 誰做 | 多久一次\n| 擦葉面 | 自己，濕布 | 每週\n| 換土與修根 | 園藝師 | 六個月'
    const found = support('照顧：每六個月由園藝師換土，花盆約 3 年更換。', table, '擦葉面')
    expect(found.unit?.claim.text).toContain('六個月')
  })

  it('is shown with what answers a question that the judge cites', () => {
    const page =
      '## 討論\n上週感冒剛好，昨天早上起床開始轉，躺著也轉，吐了五次，急診說是前庭神經炎，劇烈眩暈，有人得過嗎？\n有，最可怕的就是前三天。'
    const found = support('前庭神經炎的劇烈眩暈通常幾天內緩解', page, '有人得過')
    expect(found).toMatchObject({ level: 'found', unit: { claim: { text: '有，最可怕的就是前三天。' } } })
  })

  it('is not shown with another section, a denial or another figure in place of what the judge cites', () => {
    const carried = '新青安貸款可以轉到其他銀行。'
    const asked =
      '我們家前年辦的，現在利率變了想換一家，問了兩家都說不清楚，新青安貸款到底可以轉到其他銀行嗎？'
    const last = `## 轉貸\n${asked}\n## 停車\n停車場在醫院後面。`
    expect(support(carried, last, '到底').level).not.toBe('found')
    const denied = `## 轉貸\n${asked}\n新青安貸款完全不能轉到其他銀行，死心吧。`
    expect(support(carried, denied, '到底').level).not.toBe('found')
    const fee = '會計師資本額簽證費用約 8,000 元，由會計師出具查核報告書。'
    const page = [
      '## 帳戶',
      '會計師查核之前，資本額不能放在私人帳戶。',
      '## 增資',
      '會計師資本額簽證的查核報告書，增資時費用 12,000 元。',
    ].join('\n')
    expect(support(fee, page, '私人帳戶').unit?.claim.text ?? '').not.toContain('12,000')
  })

  it('is not verified if no passage of the page is about it', () => {
    expect(support(bitter, '## 收納\n用完擦乾再收進櫃子。', '用完擦乾')).toMatchObject({
      level: 'unverified',
      unit: null,
    })
  })

  it('is not verified by a passage that gives other figures', () => {
    const weeks = '咖啡豆開封後三週內喝完風味最好'
    expect(support(weeks, '## 保存\n咖啡豆開封後可以放三個月。', '三個月').level).not.toBe('found')
    expect(support(weeks, '## 保存\n開封的三週之內最香。', '三週').level).toBe('found')
  })

  it('is not found by a range with other ends, nor by another value than its own', () => {
    const rent = '租金：露營車 4,000 到 6,500 元，押金另計。'
    const level = (told: string) => support(rent, `## 租金\n露營車 ${told}，押金另計。`, '露營車').level
    expect(level('4,000 到 6,500 元')).toBe('found')
    expect(level('4,000 到 5,000 元')).not.toBe('found')
    expect(level('五千元')).toBe('found')
    const halves = '處理：毛線先浸濕，再把一半染藍。'
    const page = '## 處理\n毛線先浸濕，擰到不滴水。三分之二染藍，剩下留白。'
    expect(support(halves, page, '浸濕').level).not.toBe('found')
  })

  it('is not found where the page gives another figure in the words of its own', () => {
    const stop = '公車：湖邊站下車後步行 10 分鐘到碼頭。'
    const page = '## 公車\n班次不多，請先查。\n## 步行\n湖邊站下車後步行 25 分鐘到碼頭。'
    expect(support(stop, page, '班次').level).not.toBe('found')
  })

  it('is not verified by a passage that the page itself rejects, unless the statement denies it too', () => {
    const page = '## 蚜蟲\n網路上流傳的洗碗精稀釋液，我們不建議。洗碗精加食用油噴葉背，蠟質也溶掉了。'
    expect(support('蚜蟲可用洗碗精加食用油噴葉背。', page, '蠟質').level).toBe('unverified')
    expect(support('蚜蟲不宜用洗碗精加食用油噴葉背。', page, '蠟質').level).toBe('found')
  })

  it('needs more shared terms if the section gives none of its figures', () => {
    const grinding = '中細研磨的豆子沖煮兩分半，粉水比一比十五，水溫九十二度，濾紙先沖濕，苦味才不會重'
    const about = (tail: string) => support(grinding, `## 苦味\n濾紙先沖過${tail}。`, '沖過').level
    expect(about('')).toBe('unverified')
    expect(about('，水溫九十二度')).toBe('found')
  })
})

describe('of a hundred equally rare words of a statement', () => {
  const words = [...'bdfgklmnpr'].flatMap((first) => [...'bdfgklmnpr'].map((last) => `${first}o${last}u`))
  /**
   * The page has so many of them in the cited passage, beside it and in another section; another page has all others. Each passage
   * has a word of its own as well.
   */
  const levelWith = ({ cited = 0, beside = 0, elsewhere = 0 }, statement = words.join(' ')) => {
    const line = (own: string, from: number, count: number) =>
      [own, ...words.slice(from, from + count)].join(' ')
    const page = [
      '## 甲',
      line('zuzo', 0, cited),
      line('zuzi', cited, beside),
      '## 乙',
      line('zuze', cited + beside, elsewhere),
    ]
    const rest = words.slice(cited + beside + elsewhere).join(' ')
    return support(statement, page.join('\n'), 'zuzo', `## 丙\n${rest}`).level
  }

  it('the section of the cited passage needs five', () => {
    expect(levelWith({ cited: 3, beside: 3 })).toBe('found')
    expect(levelWith({ cited: 2, beside: 2 })).toBe('unverified')
  })

  it('it needs eight if it gives no figure of the statement', () => {
    const withFigure = `${words.join(' ')} 5%`
    expect(levelWith({ cited: 5, beside: 4 }, withFigure)).toBe('found')
    expect(levelWith({ cited: 4, beside: 3 }, withFigure)).toBe('unverified')
  })

  it('another passage that is quoted instead needs eight', () => {
    expect(levelWith({ elsewhere: 9 })).toBe('found')
    expect(levelWith({ elsewhere: 7 })).toBe('unverified')
  })
})
