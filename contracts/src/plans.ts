export type PlanId = 'starter' | 'advanced' | 'agency'

/** A plan on the purchase page (specification, sections 3 and 9). */
export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly description: string
  /** New Taiwan dollars; null: on request. */
  readonly price: number | null
  readonly points: number | null
  readonly features: readonly string[]
  readonly recommended: boolean
}

export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: '入門方案',
    description: '適合想先試試水溫的個人工作者',
    price: 599,
    points: 30,
    features: ['30 次完整分析', '點數永久有效', 'HTML 報告下載', '每項建議附 Gemini 提示詞'],
    recommended: false,
  },
  {
    id: 'advanced',
    name: '進階方案',
    description: '適合固定產出內容的顧問與行銷團隊',
    price: 899,
    points: 60,
    features: ['60 次完整分析', '點數永久有效', 'HTML 報告下載', '每項建議附 Gemini 提示詞', '優先客服回覆'],
    recommended: true,
  },
  {
    id: 'agency',
    name: '機構方案',
    description: '適合代理商與多品牌團隊',
    price: null,
    points: null,
    features: ['批次分析工具', '白標報告匯出', '專屬客戶經理', '點數依需求議定'],
    recommended: false,
  },
]
