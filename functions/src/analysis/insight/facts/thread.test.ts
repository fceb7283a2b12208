import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { surroundingsOf } from '../quotable/surroundings.ts'
import { answersPost, headingShown, isThread } from './thread.ts'

/** Lines as paragraphs; those that begin with # are headings. */
function blocksOf(...lines: string[]): Block[] {
  let start = 0
  return lines.map((line) => {
    const text = line.replace(/^# /, '')
    const block: Block = {
      kind: line === text ? 'paragraph' : 'heading',
      level: 0,
      text,
      start,
      role: 'content',
    }
    start += text.length + 1
    return block
  })
}

const POSTS = blocksOf(
  '想買一台二手縫紉機，樓上說的那家還在嗎？',
  '還在，不過老闆只收現金。',
  '那要不要自己帶線，他那邊好像沒有',
  '帶一捲就好，感謝大家的推薦，我上週才去過。',
)
const BOARD = { type: 'article', siteName: '手作小站', url: 'https://craft.test/f/sewing/p/77120' } as const

it('knows a thread by its address and by how people speak to each other', () => {
  expect(isThread({ ...BOARD, blocks: POSTS })).toBe(true)
  expect(isThread({ ...BOARD, url: 'https://craft.test/a/1', siteName: '手作論壇', blocks: POSTS })).toBe(
    true,
  )
})

it('knows a thread by the names of its site, its host and its title', () => {
  const short = blocksOf('砂輪要買幾號的', '兩百四先試，別急著磨到底。')
  const posted = { type: 'article' as const, url: 'https://a.test/p/88', title: '', blocks: short }
  expect(isThread({ ...posted, siteName: '木工論壇', url: 'https://bench-bbs.test/p/88' })).toBe(true)
  expect(isThread({ ...posted, siteName: '木工閒聊站', title: '[請益] 第一次磨鑿刀' })).toBe(true)
  expect(isThread({ ...posted, siteName: '木工日報', title: '[請益] 第一次磨鑿刀' })).toBe(false)
})

it('takes an article for none, though its site is called a forum or it thanks everybody', () => {
  const article = blocksOf('# 怎麼挑縫紉機', '先看針板。', '感謝大家的支持，樓上展間照常開放。')
  expect(isThread({ ...BOARD, blocks: article })).toBe(false)
  const short = blocksOf('先看針板。', '再看馬達。')
  expect(
    isThread({ type: 'article', siteName: '縫紉論壇', url: 'https://a.test/post/1', blocks: short }),
  ).toBe(false)
})

it('shows no line of one post as the heading of another', () => {
  const page = { ...BOARD, blocks: POSTS }
  expect(headingShown({ heading: '那要不要自己帶線，他那邊好像沒有' }, page)).toBe('')
})

it('shows a heading of the page and a question that it declares', () => {
  const page = {
    ...BOARD,
    type: 'forum' as const,
    blocks: blocksOf('# 保養', '每月上油。'),
    faq: [{ question: '線要自己帶嗎？', answer: '要。' }],
  }
  expect(headingShown({ heading: '保養' }, page)).toBe('保養')
  expect(headingShown({ heading: '線要自己帶嗎？' }, page)).toBe('線要自己帶嗎？')
})

it('keeps the headings of other pages, also those that are only lines', () => {
  const page = { ...BOARD, url: 'https://a.test/', blocks: blocksOf('線要自己帶嗎？', '要。') }
  expect(headingShown({ heading: '線要自己帶嗎？' }, page)).toBe('線要自己帶嗎？')
})

it('sees that a reply says nothing without the question of the post above', () => {
  const page = { ...BOARD, blocks: POSTS }
  expect(answersPost('不用，老闆每台都附兩捲白線給你', { heading: '線要自己帶嗎？' }, page)).toBe(true)
  expect(answersPost('每台都附兩捲白線', { heading: '線要自己帶嗎？' }, page)).toBe(false)
})

it('reads no post as the first half of the next', () => {
  const [, , , last] = POSTS
  const lead = (type: 'article' | 'forum', blocks: readonly Block[]) =>
    surroundingsOf({ type, blocks: [...blocks] }, last?.start ?? 0).lead
  expect(lead('forum', POSTS)).toBe('')
  expect(lead('article', [...POSTS, ...blocksOf('# 尾聲')])).toBe('那要不要自己帶線，他那邊好像沒有')
})
