import { expect, it } from 'vitest'
import { beforeUntoldPerson, isException, isWhole, isWholeAnswer } from './standalone.ts'

it('states the first of several ways with what more is told of it, and not alone', () => {
  expect(isWhole('第一條是拆掉重洗。')).toBe(false)
  expect(isWhole('第一條是整個換新，費用約三千元。')).toBe(false)
  expect(isWhole('第一類是低收入戶，健保費由政府全額補助。')).toBe(true)
  expect(isWhole('第一條是國道一號，全長 374 公里。')).toBe(true)
  expect(isWhole('一種是乾洗，還有水洗。')).toBe(true)
  expect(isWhole('一種是乾洗，另外有水洗。')).toBe(true)
})

it('takes a charge or a layer besides for no other way, and a pipe for no road', () => {
  expect(isWhole('第一種是乾洗，另外要加 300 元。')).toBe(false)
  expect(isWhole('一種是油性，另外塗兩層即可。')).toBe(false)
  expect(isWhole('第一條是換管線，約 3 萬元。')).toBe(false)
})

it('knows an exception that names its rule only as this one', () => {
  expect(isException('年收入超過 100 萬元者不適用本補助。')).toBe(true)
  expect(isException('年收入超過 100 萬元者，只補助一半。')).toBe(false)
})

it('knows a time that only the text before it tells', () => {
  expect(isWhole('膠水多半要等這時才乾透，薄的也一樣。')).toBe(false)
  expect(isWhole('滿 24 小時。膠水多半要等這時才乾透。')).toBe(true)
})

it('takes an answer that goes on for a whole where its question stands with it', () => {
  expect(isWhole('有，每戶最多領兩千元，年底前申請。')).toBe(false)
  expect(isWholeAnswer('有，每戶最多領兩千元，年底前申請。')).toBe(true)
  expect(isWholeAnswer('可以，三天內。')).toBe(false)
  expect(isWholeAnswer('不用，其他人每戶最多領兩千元。')).toBe(true)
  expect(isWholeAnswer('那要看每戶最多領多少元。')).toBe(false)
})

it('knows the first of several ways behind what announces them too', () => {
  expect(isWhole('兩種洗法。第一種是手洗，一雙十分鐘。')).toBe(false)
  expect(isWhole('兩種洗法。第一種是手洗；第二種是機洗。')).toBe(true)
})

it.each([
  '另一件是船長要求賠整面帆。',
  '另一名乘客扭傷腳踝。',
  '後一台要插變壓器。',
  '兩個不要搞混。',
  '說明書裡沒有這一條。',
  '踩到上面任何一條線就退後。',
  '船務主任林以恆說，這是渦流。',
  '港務公司的潮汐表則由義工每天抄寫。',
])('knows what points to something told before: %s', (text) => expect(isWhole(text)).toBe(false))

it.each(['窗玻璃上有三條裂縫。', '港務法規則由中央訂定。', '船務主任林以恆說，渦流在退潮時最強。'])(
  'and what does not: %s',
  (text) => expect(isWhole(text)).toBe(true),
)

it('tells of no person as known whom it has not told of, and is cut before that', () => {
  const text = '館長說，借書的期限是三週，這位鄰居晚了半年，罰了 90 元'
  expect(isWhole(text)).toBe(false)
  expect(beforeUntoldPerson(text)).toBe('館長說，借書的期限是三週')
  expect(isWhole('有位鄰居晚了半年，館方讓這位鄰居停借一個月。')).toBe(true)
  expect(isWhole('館長說明規定，這位老師也同意。')).toBe(true)
})

it('knows an addition to what somebody else has said', () => {
  expect(isWhole('圖書館也提醒，逾期要罰款。')).toBe(false)
  expect(isWhole('逾期要罰款，圖書館會提醒。')).toBe(true)
})

it('knows a count, a likeness and a time of which the first part is told before', () => {
  expect(isWhole('九間有四間收訂金，多數是三成。')).toBe(false)
  expect(isWhole('受訪的九間裡，有四間收訂金。')).toBe(true)
  expect(isWhole('收尾人手同樣不足。工期要再加十天。')).toBe(false)
  expect(isWhole('油漆與壁紙同樣要先批土。')).toBe(true)
  expect(isWhole('前面差不多等了二十天，比店員說的久。')).toBe(false)
  expect(isWhole('買回去不要馬上全部打開。')).toBe(false)
})

it.each([
  '違反者，處新臺幣 600 元罰鍰',
  '有的認為釉料無毒，有的認為不宜盛酸',
  '您說的是釉下彩，那要高溫燒',
  '只要中兩個，就送檢',
  '这种釉要烧两次',
])('begins nothing with what only the sentence before it names: %s', (text) => {
  expect(isWhole(text)).toBe(false)
})

it('begins with whoever is named, and with what is needed of a kind', () => {
  expect(isWhole('違反交通規則者，處新臺幣 600 元罰鍰')).toBe(true)
  expect(isWhole('有的釉料要燒兩次')).toBe(true)
  expect(isWhole('只要有兩個窯就能輪替')).toBe(true)
})

it('knows so many of a count that is told before behind a clause too, and what goes by a rule told before', () => {
  expect(isWhole('遇到颱風停班，五台裡有三台照樣扣月票。')).toBe(false)
  expect(isWhole('五台販賣機裡有三台收零錢。')).toBe(true)
  expect(isWhole('停駛的有 12 件在外島。')).toBe(false)
  expect(isWhole('外島的船也照這個比例退。')).toBe(false)
  expect(isWhole('外島的船照票價退八成。')).toBe(true)
})

it('is no whole text that speaks of a house or a place as told before', () => {
  expect(isWhole('衛生局查出，該址只申請了一般旅宿')).toBe(false)
  expect(isWhole('申請人取得該土地應滿二年')).toBe(false)
  expect(isWhole('在農地上蓋農舍，取得該土地應滿二年')).toBe(true)
  expect(isWhole('同頁所載的等級只指漏風量')).toBe(false)
  expect(isWhole('公司搬遷時，該公司應通知員工')).toBe(true)
  expect(isWhole('應該公司先付')).toBe(true)
})

it('is no whole text that only tells the exception, or a condition without its rule', () => {
  expect(isWhole('如果換了引擎，才需要重新檢驗')).toBe(false)
  expect(isWhole('引擎重新檢驗後，才能上路')).toBe(true)
  expect(isWhole('投保或上次理賠已滿 90 天')).toBe(false)
  expect(isWhole('投保已滿 90 天者，得申請理賠')).toBe(true)
  expect(isWhole('把它算進月租，再跟買斷比')).toBe(false)
  expect(isWhole('船齡逾 20 年或未驗船者，結果不適用')).toBe(false)
  expect(isWhole('船齡逾 20 年者不適用年費，每次收 300 元')).toBe(true)
})

it('takes the clause that limits an answer for a part of it', () => {
  expect(isWholeAnswer('可以，但要先向櫃檯登記車號。每次以兩小時為限')).toBe(true)
  expect(isWhole('但要先向櫃檯登記車號。')).toBe(false)
})

it('knows what comes on top of what only the text before it tells', () => {
  expect(isWhole('淡季來的再打對折。')).toBe(false)
  expect(isWhole('平日八折，淡季來的再打九折。')).toBe(true)
  expect(isWhole('超時每小時再加 200 元。')).toBe(true)
  expect(isWhole('腫的時候抽掉積水再打一針。')).toBe(true)
})

it('knows the good or bad side of what only the text before it tells, and what is done as it tells', () => {
  expect(isWhole('缺點是會漏風，雨天要收。')).toBe(false)
  expect(isWhole('帆布的缺點是會漏風。')).toBe(true)
  expect(isWhole('港裡照這樣保養的船，十年不用換。')).toBe(false)
  expect(isWhole('拖船照此線行駛。')).toBe(false)
})

it('knows some of the shops that the text before it counts, and what a table shows', () => {
  expect(isWhole('三家都要先付押金。')).toBe(false)
  expect(isWhole('三家以上的報價才看得出行情。')).toBe(true)
  expect(isWhole('表上最輕的是鋁製那張。')).toBe(false)
  expect(isWhole('表面刮傷可用補土填平。')).toBe(true)
})

it('knows a list, a count and one thing more of which only the text before it tells', () => {
  expect(isWhole('名單中的船，六成沒有驗過。')).toBe(false)
  expect(isWhole('船寬也要看，船席通常只有三公尺。')).toBe(false)
  expect(isWhole('任何小船也要登記。')).toBe(true)
  expect(isWhole('五座給三年保固。')).toBe(false)
  expect(isWhole('五座碼頭都收停泊費。')).toBe(true)
  expect(isWhole('兩支不鏽鋼樁就能固定小船。')).toBe(true)
})
