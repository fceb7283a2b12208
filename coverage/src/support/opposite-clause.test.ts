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
])('tells that a page says the opposite: %s', (statement, claim) => {
  expect(saysOpposite(statement, claim)).toBe(true)
  expect(saysOpposite(statement, statement)).toBe(false)
})

it.each([
  ['一定要報警取得事故證明，否則免責補償失效。', '不行。沒有報警就沒有事故證明，免責補償會整個失效。'],
  ['累計收益低於定存利率時，由國庫補足。', '領的時候，累計收益不會低於定存利率。'],
  ['平時也不要擺在女兒牆上。', '平日不要把盆放在女兒牆上。'],
  ['確認能申請廣告招牌。', '騎樓淨高未達 3 公尺者，不得申請廣告招牌。'],
  ['會員點數通用。', '問一件事：會員點數能不能通用。'],
  ['三個月內調整免費。', '離島的運費另計。'],
  ['考試費用全免。', '住宿費用自理。'],
  ['申請時附上申請書。', '沒有人申請延期。'],
  ['層板跨距超過 60 公分宜改用 25 mm。', '層板跨距不要超過 60 公分。'],
])(
  'tells nothing of a condition, a limit, a choice or what the statement denies too: %s',
  (statement, claim) => {
    expect(saysOpposite(statement, claim)).toBe(false)
  },
)
