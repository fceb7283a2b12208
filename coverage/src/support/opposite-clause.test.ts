import { expect, it } from 'vitest'
import { saysOpposite } from './opposite-clause.ts'

it.each([
  ['房東可以在租約期間任意調漲租金。', '房東不得在租約期間任意調漲租金。'],
  ['扶養同住的父母要檢附戶口名簿影本。', '扶養同住的父母免檢附戶口名簿影本。'],
  ['抗生素可以治療病毒引起的感冒。', '抗生素無法治療病毒引起的感冒。'],
  ['既往症在海外發作可以申請海外突發疾病理賠。', '既往症屬於除外責任，海外突發疾病拒絕理賠。'],
  ['鑰匙掉了，管理室免費重打一把。', '多數社區只代叫鎖匠，沒有誰是免費的。'],
  ['保證期間內考試費用全免。', '每次考驗的規費 450 元仍由學員自付。'],
  ['房東可以在租約期間任意調漲租金。', '對業者，房東不得在租約期間任意調漲租金。'],
  ['貓可以吃葡萄，少量餵食即可。', '貓不可以吃葡萄，少量也可能腎衰竭。'],
  ['期滿直接離職的人，領過的津貼要繳回一半。', '已領之津貼無須繳回；'],
])('tells that a page says the opposite: %s', (statement, claim) => {
  expect(saysOpposite(statement, claim)).toBe(true)
  expect(saysOpposite(statement, statement)).toBe(false)
})

it.each([
  ['實習生不得操作起重機。', '實習生可以在師傅旁邊操作起重機。'],
  ['退役軍犬無須另外申請認養證明。', '認養退役軍犬應先另外申請認養證明。'],
  ['天線不可轉讓給鄰居一次。', '持有天線滿一年者可轉讓一次，手續費另計。'],
  ['滑翔傘險多半會理賠骨折。', '滑翔傘險的條款寫著「競技中之骨折，不予給付」。'],
])(
  'tells that a page affirms what a statement denies, or denies it in a short clause: %s',
  (statement, claim) => {
    expect(saysOpposite(statement, claim)).toBe(true)
  },
)

it.each([
  ['鍍鉻龍頭：可用白醋兌水擦。', '請勿使用白醋或漂白水，鍍層會起霧。'],
  ['琴鍵以酒精擦拭。', '琴鍵不得以酒精擦拭。'],
  ['鏡片可以使用牙膏拋光。', '不要拿牙膏磨。'],
])('tells that a page rules out a means that a statement recommends: %s', (statement, claim) => {
  expect(saysOpposite(statement, claim)).toBe(true)
})

it('tells nothing of a means that is ruled out for another thing, or to be used no longer than so', () => {
  expect(saysOpposite('可用漂白水洗杯子。', '不要用漂白水洗石材。')).toBe(false)
  expect(saysOpposite('帽子可用熱水泡。', '帽子不要用熱水泡超過十分鐘。')).toBe(false)
})

it.each([
  ['屋瓦沒固定好，颱風天會飛走。', '把屋瓦固定好。'],
  ['繩索要晾乾，以免繩索發霉。', '繩索發霉會失去強度。'],
  ['逾期不得換發漁船執照。', '期間內可換發漁船執照。'],
  ['外國船員不得上岸。', '上岸前先量體溫。'],
  ['清琺瑯鍋不要用鐵刷。', '琺瑯鍋用鐵刷的塑膠柄輕輕刮。'],
  ['未滿十歲必須使用安全索。', '未滿十歲未使用安全索者請離場。'],
])('tells nothing where a statement names a state, a purpose or another case: %s', (statement, claim) => {
  expect(saysOpposite(statement, claim)).toBe(false)
})

it.each([
  ['一定要報警取得事故證明，否則免責補償失效。', '不行。沒有報警就沒有事故證明，免責補償會整個失效。'],
  ['累計收益低於定存利率時，由國庫補足。', '領的時候，累計收益不會低於定存利率。'],
  ['平時也不要擺在女兒牆上。', '平日不要把盆放在女兒牆上。'],
  ['確認能申請廣告招牌。', '騎樓淨高未達 3 公尺者，不得申請廣告招牌。'],
  ['會員點數通用。', '問一件事：會員點數能不能通用。'],
  ['簽約前要問清楚是否包含安裝與配送。', '其中 19 張不含安裝。'],
  ['下訂時確認有無包含拆卸舊機。', '基本費不包含拆卸舊機。'],
  ['三個月內調整免費。', '離島的運費另計。'],
  ['考試費用全免。', '住宿費用自理。'],
  ['申請時附上申請書。', '沒有人申請延期。'],
  ['宜入宅的日子費用較高。', '硬是多三千，特別日子費用較高。'],
  ['真偽要看標籤。', '辨別真偽要看標籤。'],
  ['層板跨距超過 60 公分宜改用 25 mm。', '層板跨距不要超過 60 公分。'],
])(
  'tells nothing of a condition, a limit, a choice or what the statement denies too: %s',
  (statement, claim) => {
    expect(saysOpposite(statement, claim)).toBe(false)
  },
)

it('takes no denial of one thing for the subject of the next', () => {
  expect(
    saysOpposite('鋅鍋會反光，陶鍋不含鉛、價格較高。', '陶鍋是黏土燒的，不含鉛、不反光，價格高三成。'),
  ).toBe(false)
})

it('takes what only names a thing by what it lacks for no denial where both deny the same of it', () => {
  const told = '確認攤商有登記與投保，沒有登記的不得擺攤。'
  expect(saysOpposite(told, '沒有登記的攤商不得擺攤，借牌也算擺攤。')).toBe(false)
  expect(saysOpposite('公所不補助花燈，農會可以補助花燈。', '農會也不補助花燈。')).toBe(true)
  expect(saysOpposite('攤商要有登記，沒有登記也可以擺攤。', '沒有登記的攤商不得擺攤。')).toBe(true)
})
