import { describe, expect, it } from 'vitest'
import { ownDataIn } from './own-data.ts'

describe('data of the page’s own', () => {
  it.each([
    '我們在店門口試過，冒芽率都有九成五以上，而且不嬌氣。',
    '本刊實測三款，最久的撐了 12 小時。',
    '我們把後台 1,900 筆成交紀錄整理成三種價位，照著勾就不會漏。',
    '我們把八年來的門市紀錄整理給您參考，買不買都歡迎坐下來試戴。',
    '下午三點量過，地板 51 度！',
    '本站會員實際領到的平均是 4,200 元。',
    '他給的數字是一平方公尺撐得住 300 公斤，我全部的盆加起來澆完水 118 公斤，佔了將近一平方公尺，他看完就下樓了，哈哈。',
    '我們用 20 公分高的透明盆實測，石層只是把積水面往上推。',
    '我們實測，只設一次的人漏掉率 22%，設兩次的降到 6%。',
    '本課去年受理婚宴、婚紗攝影及婚禮顧問之申訴計 214 件，以訂金不退最多。',
    '本處每年受理漏水陳情逾兩千件。',
    '本會 114 年收到的通報裡，浴室占五成二，陽台與廚房兩成三。',
    '去年在本平台成交的新人，平均花 68 萬。',
    '本站讀者實際付的中位數是 1,450 元。',
    '我們的學員平均練了 14 週才敢上台。',
    '近兩年受理的陽台案件裡，每十件就有兩件跟花盆有關。',
    '八台 10～12 公升機種實測（27 度、60%）',
    '資料由本站實測或依原廠規格整理。',
    '我拿同一篇選皂文章去測，只有兩家能自己寫標題。',
    '拿紅外線溫度計測了三次，外殼最高 62 度。',
    '秤過了，裝滿土的箱子 31 公斤。',
    '我自己測過，開到強風要 48 分貝。',
    '筆者抽樣了 30 家店的菜單，平均漲了一成二。',
    '我們翻了 120 張帳單，停車費占兩成。',
    '編輯部計時，從送單到出餐平均 14 分鐘。',
    '我們翻了去年一整年的客服訊息，一千九百多則裡有三成跟滴水有關。',
    'We timed nine roll-outs.',
    'Three of the five local builders we tested were read only.',
    '用分貝計量了一晚，最大聲 41 分貝。',
    '我們統計診所近三年 860 份病歷，復發的有一成。',
    '不含運費的報價單我們收到 31 張，其中 12 張沒有寫樓層。',
    '編輯部今年用同一包麵粉連烤了三十六條，差別都寫在這裡。',
    '我們拿四個牌子的奶油盲測，沒有人分得出來。',
  ])('is measured or counted by its makers: %s', (text) => {
    expect(ownDataIn(text)).toBe(text)
  })

  it.each([
    '婚禮媒合平台「良緣網」9 日公布年度調查，回收 2,318 份有效問卷，去年結婚的新人平均支出 95 萬元。',
    '星野研究一月抽樣 812 家店，同時經營商城與官網者占 46%。',
    '問卷顯示 71% 的受訪者等到水變小才想到要換。',
    '找親友來填問卷，出菜超過 20 分鐘的品項直接刪掉。',
    '除濕機實測比較',
    '消防小隊長林志安表示，門縫塞住後量到的溫度有 61 度。',
    '根據消費者報導實測，三台不合格。',
    '消基會實測 20 款電鍋，有 3 款超標。',
    '醫師量了血壓 150，才說要吃藥。',
    '量到 38 度以上就要就醫。',
    '請量三次取平均，差距不要超過 5%。',
    '我們提供 1,900 筆資料供您查詢。',
    '後台可以看到 1,900 筆訂單紀錄。',
    '我們的客戶實際使用後給予高度肯定。',
    '我們的會員平均可享 5% 回饋，歡迎加入。',
    '如果量出來超過 60 分貝，可以向環保局檢舉。',
    '研究團隊測了 30 位受試者，平均快 12 分鐘。',
    '原廠測得 45 分貝，耗電 80 瓦。',
    '實驗結果顯示，水溫每升 10 度萃取快一倍。',
    '數據顯示，去年有 45% 的人選擇平日。',
    '我們免費幫您量測，30 分鐘完成。',
    '我們服務超過三千個家庭。',
    '店員幫我量了腳，穿 24 公分剛好。',
    '主管機關抽查 50 家，12 家不合格。',
    '我們可以替您統計每月 300 筆發票。',
    '我們統計了 2025 年主計總處的資料。',
    '我們通過 ISO 測試，2 項指標合格。',
    '另據統計，去年醫療險申訴案有四成五卡在「有沒有必要住院」。',
  ])('is neither of others nor still to be gathered: %s', (text) => {
    expect(ownDataIn(text)).toBeNull()
  })
})

it.each([
  '鈉攝取量過高，台灣人平均一天吃下 4,000 毫克。',
  '用量過多，每坪 3 公斤就夠了。',
  '日本公司調查，45% 的上班族曾經失眠。',
  '先做自我測試，10 題裡中 5 題就要注意。',
  '我開發票給客人試算，稅率 5%。',
  '我戴口罩騎車去上班，店家打八折。',
  '我拿健保卡去診所測血壓，醫師說正常值是 120 毫米汞柱以下。',
  '劇本網統計 300 人。',
])('is not the page’s own: %s', (sentence) => {
  expect(ownDataIn(sentence)).toBeNull()
})

it('counts no offers and no single cases as data', () => {
  for (const text of [
    '我們收到訂單後，三件以上免運。',
    '本會受理入會，一位會員推薦即可。',
    '本院服務據點有三組電話。',
    '長桌拿尺量，每 60 公分算一個位子。',
    '行李拿秤量過，超過 23 公斤就當兩件。',
  ])
    expect(ownDataIn(text)).toBeNull()
})

it('counts what the makers measured with an instrument', () => {
  expect(ownDataIn('我們拿濕度計放進衣櫃，三天後還有 70% 以上。')).not.toBeNull()
  expect(ownDataIn('我們用計程車接送，車程 5 分鐘。')).toBeNull()
})

it('counts what a house tests before it sells, and a measure whose report it shows', () => {
  const found = ['椅腳出廠前摺疊測試五萬次。', '鉛溶出 0.02 mg/L，檢驗報告掃瓶底的條碼就看得到。']
  for (const text of found) expect(ownDataIn(text)).toBe(text)
  expect(ownDataIn('瓦斯爐出廠前應檢驗 3 次。')).toBeNull()
  expect(ownDataIn('鉛溶出要低於 0.02 mg/L，請業者出示檢驗報告。')).toBeNull()
})

it('counts what the writer weighed after a trial, and words in Simplified Chinese', () => {
  expect(ownDataIn('我把繩子掛上水桶，兩個月後量伸長多少：')).not.toBeNull()
  expect(ownDataIn('我们把三十份菜单里的价格做了统计。')).not.toBeNull()
})

it('counts no visit at which somebody measures', () => {
  expect(ownDataIn('師徒兩個到我家量了三次')).toBeNull()
  expect(ownDataIn('隔天就來我家量了兩次。')).toBeNull()
})

it('counts the cases of a house, and how many things a tester has measured', () => {
  for (const text of [
    '依本校 1,240 名學員的成績，練滿 30 堂的九成會游。',
    '依本所近三年 90 件的經驗，大約兩個月會核准。',
    '整理兩萬筆送修紀錄，馬達平均撐五年。',
    '測了六條，粗的才拉得動。',
    '我的學生平均練三個月才敢下水。',
    '本刊訪問了十二家泳池，九家沒有量水質。',
    '這張表取自兩千多位學員的成績。',
    '記者把同一雙登山鞋送到八家修，報價 300 到 1,200 元。',
    '去年結案 214 件，準時的有九成。',
    '三種鍋蓋輪流蓋上，煮十分鐘，再把剩下的水拿去秤。',
  ])
    expect(ownDataIn(text)).toBe(text)
  expect(ownDataIn('整理好三件外套再出門。')).toBeNull()
  expect(ownDataIn('本校 30 名教練的名單如下。')).toBeNull()
})

it('counts no data of which a house says that it has none', () => {
  expect(ownDataIn('洗壞的地毯，我們沒有統計。')).toBeNull()
  expect(ownDataIn('這一項本店尚未實測。')).toBeNull()
})

it('takes what editors went to measure every month for their own', () => {
  expect(ownDataIn('編輯部借了六間客廳，每月一號去量一次濕度。')).not.toBeNull()
  expect(ownDataIn('我們建議家裡有長輩的，每天量一次血壓。')).toBeNull()
})
