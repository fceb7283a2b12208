export type PlanId = 'starter' | 'advanced' | 'agency'
export type Currency = 'TWD' | 'USD'

/** A plan on the pricing and purchase pages. */
export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly description: string
  readonly currency: Currency
  /** Price in whole units of the currency; null if on request. */
  readonly price: number | null
  readonly points: number | null
  readonly features: readonly string[]
  readonly recommended: boolean
}

/** The plans of the Chinese pages, in New Taiwan dollars. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: '入門方案',
    description: '適合想先試試水溫的個人工作者',
    currency: 'TWD',
    price: 599,
    points: 30,
    features: [
      '30 次完整分析',
      '點數永久有效',
      '批次分析：一份清單一次跑完',
      '草稿編輯：邊寫邊對照缺口',
      'HTML 報告下載',
      '每項建議附 Gemini 提示詞',
    ],
    recommended: false,
  },
  {
    id: 'advanced',
    name: '進階方案',
    description: '適合固定產出內容的顧問與行銷團隊',
    currency: 'TWD',
    price: 899,
    points: 60,
    features: [
      '60 次完整分析',
      '點數永久有效',
      '批次分析：一份清單一次跑完',
      '草稿編輯：邊寫邊對照缺口',
      'HTML 報告下載',
      '每項建議附 Gemini 提示詞',
      '每次分析的單價較低',
    ],
    recommended: true,
  },
  {
    id: 'agency',
    name: '機構方案',
    description: '適合每月分析很多次的代理商與團隊',
    currency: 'TWD',
    price: null,
    points: null,
    features: [
      '與進階方案相同的功能',
      '白牌報告：自己的標誌、名稱與顏色',
      '專屬客戶經理',
      '點數與單價依用量議定',
      '點數永久有效',
      '來信說明用量，我們回覆報價',
    ],
    recommended: false,
  },
]

/** The plans of the English pages, in US dollars. A credit there is a point here. */
export const PLANS_EN: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    description: 'For trying it on your own pages',
    currency: 'USD',
    price: 15,
    points: 15,
    features: [
      '15 complete analyses',
      'Credits never expire',
      'Batches: a whole list in one go',
      'Draft editor: gaps and claims checked as you write',
      'HTML report download',
      'A Gemini prompt for every action',
    ],
    recommended: false,
  },
  {
    id: 'advanced',
    name: 'Professional',
    description: 'For consultants and content teams',
    currency: 'USD',
    price: 30,
    points: 40,
    features: [
      '40 complete analyses',
      'Credits never expire',
      'Batches: a whole list in one go',
      'Draft editor: gaps and claims checked as you write',
      'HTML report download',
      'A Gemini prompt for every action',
      'A lower price per analysis',
    ],
    recommended: true,
  },
  {
    id: 'agency',
    name: 'Agency',
    description: 'For agencies and teams that analyse a lot',
    currency: 'USD',
    price: 100,
    points: 150,
    features: [
      '150 complete analyses',
      'Credits never expire',
      'Everything in Professional',
      'White-label reports: your logo, name and colour',
      'A dedicated account manager',
      'The lowest price per analysis',
    ],
    recommended: false,
  },
]

/** The price of one analysis; null if the plan has no fixed price. */
export function unitPrice({ price, points }: Pick<Plan, 'price' | 'points'>): number | null {
  return price === null || points === null ? null : price / points
}

/** The plan that an order of this id and currency bought. */
export function findPlan(id: string, currency: string): Plan | undefined {
  return [...PLANS, ...PLANS_EN].find((plan) => plan.id === id && plan.currency === currency)
}

/** A formatted price: `NT$599`, `$15`, `NT$14.98`. */
export function formatPrice(amount: number, currency: Currency, digits = 0): string {
  const symbol = currency === 'TWD' ? 'NT$' : '$'
  return `${symbol}${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
