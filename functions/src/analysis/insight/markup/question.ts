import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { authorNode, compact, type Node, postOf } from './nodes.ts'

const ASKS = /[?？]\s*$|請問|請益|求解|求助|怎麼|如何|為什麼|是不是|有沒有|[嗎呢]$/u
/** Signs of answers by users: a number of answers, or an accepted one. */
const ANSWERED =
  /(\d{1,4})\s?(?:個|則|篇)?(?:回答|解答|answers?)|(?:最佳|採納的?)(?:解答|回答)|accepted answer/iu
const MAX_ANSWERS = 5

/** The page as one question with answers by users; null for discussions, and for questions that the site answers itself. */
export function questionOf(page: ReadPage): Node | null {
  if (page.type !== 'forum' || !ASKS.test(oneLine(page.title))) return null
  const count = page.blocks.map(({ text }) => (text.length <= 60 ? ANSWERED.exec(text) : null)).find(Boolean)
  if (count === undefined || count === null) return null
  const answers = page.blocks
    .filter(({ role, kind, text }) => role === 'comment' && kind !== 'heading' && text.length >= 10)
    .map(({ text }) => postOf(text))
  const post = page.blocks.find(({ role, kind }) => role === 'content' && kind === 'paragraph')?.text
  return {
    '@type': 'QAPage',
    mainEntity: compact({
      '@type': 'Question',
      name: oneLine(page.title),
      text: postOf(post ?? ''),
      author: authorNode(page),
      datePublished: page.publishedAt,
      answerCount: count[1] === undefined ? null : Number(count[1]),
      suggestedAnswer: answers.slice(0, MAX_ANSWERS).map((text) => ({ '@type': 'Answer', text })),
    }),
  }
}
