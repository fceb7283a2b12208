import { CHAT_MESSAGES_PER_SESSION as LIMIT } from '@gaplens/contracts/limits'
import type { ChatLanguage } from './launcher-text.ts'

/** The texts of the chat in one language, besides those of its button and frame. */
export interface ChatText {
  readonly hello: string
  readonly chips: readonly string[]
  readonly chipsLabel: string
  readonly log: string
  readonly you: string
  readonly assistant: string
  readonly placeholder: string
  readonly send: string
  readonly thinking: string
  readonly left: (left: number) => string
  readonly failed: string
  /** The conversation cannot be continued here. */
  readonly begunAnew: string
  readonly dayFull: (address: string) => string
  readonly pausedToast: (address: string) => string
  readonly limitToast: string
  readonly contactToast: (address: string) => string
  readonly limitTitle: string
  readonly limitBody: string
  readonly paused: string
  readonly byModel: (model: string) => string
  readonly byKnowledge: string
  readonly footerModel: (model: string) => string
  readonly footerKnowledge: string
}

const ZH: ChatText = {
  hello: '您好！關於 GapLens 的功能、價格與使用方式，都可以問我。',
  chips: ['GapLens 是什麼？', '可以免費試用嗎？', '價格方案有哪些？', '一次分析要多久？'],
  chipsLabel: '常見問題',
  log: '對話內容',
  you: '您',
  assistant: '小幫手',
  placeholder: '輸入您的問題…',
  send: '送出',
  thinking: '思考中…',
  left: (left) => `本次對話還可以問 ${left} 則`,
  failed: '傳送失敗，請稍後再試。',
  begunAnew: '這段對話無法繼續，已開始新的對話。請再送出一次。',
  dayFull: (address) => `傳送失敗：今天的提問次數已用完，請明天再試，或寫信到 ${address}`,
  pausedToast: (address) => `傳送失敗：小幫手暫停服務，請寫信到 ${address}`,
  limitToast: '已達本次對話的訊息上限。',
  contactToast: (address) => `還有問題嗎？請寫信到 ${address}`,
  limitTitle: `本次對話的 ${LIMIT} 則訊息已用完`,
  limitBody: '如果還需要協助，請寫信給我們：',
  paused: '小幫手暫停服務，請寫信給我們：',
  byModel: (model) => `取自常見問題，由 ${model} 挑選`,
  byKnowledge: '取自常見問題，不是 AI 產生',
  footerModel: (model) => `由 ${model} 挑選答案`,
  footerKnowledge: '由常見問題回答，未使用 AI',
}

const EN: ChatText = {
  hello: 'Hello! Ask me about what GapLens does, what it costs and how to use it.',
  chips: [
    'What is GapLens?',
    'Is there a free trial?',
    'What are the prices?',
    'How long does an analysis take?',
  ],
  chipsLabel: 'Quick questions',
  log: 'Conversation',
  you: 'You',
  assistant: 'Help',
  placeholder: 'Type your question…',
  send: 'Send',
  thinking: 'Thinking…',
  left: (left) => `${left} ${left === 1 ? 'message' : 'messages'} left in this conversation`,
  failed: 'Sending failed, please try again later.',
  begunAnew: 'That conversation cannot be continued, so a new one has begun. Please send your message again.',
  dayFull: (address) =>
    `Sending failed: today’s messages are used up. Please try again tomorrow, or write to ${address}`,
  pausedToast: (address) => `Sending failed: the chat is paused. Please write to ${address}`,
  limitToast: 'The limit of this conversation is reached.',
  contactToast: (address) => `Anything else? Write to ${address}`,
  limitTitle: `The ${LIMIT} messages of this conversation are used up`,
  limitBody: 'If you need more help, please write to us:',
  paused: 'The chat is paused. Please write to us:',
  byModel: (model) => `From our questions and answers, chosen by ${model}`,
  byKnowledge: 'From our questions and answers, not by an AI',
  footerModel: (model) => `Answers chosen by ${model}`,
  footerKnowledge: 'Answers from our questions and answers, without AI',
}

export const CHAT_TEXT: Readonly<Record<ChatLanguage, ChatText>> = { zh: ZH, en: EN }
