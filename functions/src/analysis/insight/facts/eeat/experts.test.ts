import { describe, expect, it } from 'vitest'
import { expertSentence } from './experts.ts'

describe('a named expert', () => {
  it('is one with a profession before one of the trade', () => {
    const worker = '鐵工師傅羅進財受訪時說，接縫最容易鏽。'
    const scholar = '材料系教授林以晴指出，鍍層厚度決定壽命。'
    expect(expertSentence(`${worker}${scholar}`)).toBe(scholar)
    expect(expertSentence(worker)).toBe(worker)
  })

  it.each([
    '港都恆康醫院外科主任雷正綱說，新型塗藥支架一支 5 萬 5 到 7 萬元。',
    '保險規劃顧問馮立群認為，住院醫療費用上限應墊高到 50 萬。',
    '良緣網營運長游承恩說，年輕人寧願把錢挪去旅行。',
    '理財顧問杜明哲提醒，月付金不要超過兩人收入的一成五。',
    '婚俗研究者林素貞說，雙方先把「收不收」講明比數字重要。',
    '律師廖冠宇提醒，簽約前要讀服務水準條款。',
    '退休農業研究員鄭國棟指出，台灣平地最好上手的時間就是現在。',
    '台大醫院復健部治療師歐陽靖表示，先熱敷再拉筋。',
    '創辦人許庭瑋坦言，第一年幾乎沒賺錢。',
    '水電師傅羅進財受訪時說，最常漏的是接頭。',
    '消保官葉慧玲說明，七天內可以退貨。',
    '王大明律師指出，訂金不等於定金。',
    '雷正綱（恆康醫院外科主任）說，病人可以比較後再決定。',
    '聽力師夏筠說，助聽器的工作是「挑」。',
    '神經科醫師易書平的回答很保留：這是相關。',
    '語言治療師范姜宜提醒，越早開始越好。',
    '驗光師莊柏宇表示，度數每年要重驗。',
    '不動產估價師何建成指出，行情看實價登錄。',
    '社工師杜若晴說明，長照服務先打 1966。',
    '動物行為專家周以琳建議，先從五分鐘開始練。',
    '"Turn it weekly," says Dana Ruiz, a composting educator in Leeds.',
    'Mark Hollis, the county extension agent, said the pile needs air.',
  ])('is heard with an office or a trade: %s', (text) => {
    expect(expertSentence(text)).toBe(text)
  })

  it.each([
    '住新北的林小姐受訪時說，她第一次捨不得拔。',
    '高雄一名三十八歲工程師表示，三家公司有兩家拒保。',
    '五十二歲的林老師去年接受手術，「我一直以為買了就都有」。',
    '醫師直接說不用拔牙。',
    '專家建議，至少留一成預備金。',
    '網友阿凱說，舊的千萬不要解。',
    '讀者王小姐分享，她用過三種。',
    '律師建議先看條款再簽。',
    '顧問都說要趁年輕買。',
    '主任說明書在第三頁。',
    '會計師方便的時候會說明流程。',
    '業務員連一句提醒都沒有。',
    '設計師通常會建議先看採光。',
    '醫師易懂的說明讓人安心。',
    '驗光師許多的建議都一樣。',
    '聽力師在現場說明怎麼戴。',
    '請店長安排試菜並說明費用。',
  ])('is neither somebody without a name nor one without an office: %s', (text) => {
    expect(expertSentence(text)).toBeNull()
  })
})
