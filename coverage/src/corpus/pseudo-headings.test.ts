import type { Block } from '@gaplens/contracts/read-page'
import { expect, it } from 'vitest'
import { hasHeadings, withPseudoHeadings } from './pseudo-headings.ts'

function blocksOf(...texts: string[]): Block[] {
  let start = 0
  return texts.map((text) => {
    const block: Block = { kind: 'paragraph', level: 0, role: 'content', text, start }
    start += text.length + 1
    return block
  })
}
const headings = (blocks: readonly Block[], questions?: readonly string[]) =>
  withPseudoHeadings(blocks, questions).flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []))

it('takes a question that the page declares for a heading, whether or not it ends as one', () => {
  const blocks = blocksOf(
    '我弟也想放媽媽。',
    '一位長輩一年只能出現在一個人的申報書上。',
    '可以減多少？',
    '一位九萬八。',
  )
  expect(headings(blocks)).toEqual(['可以減多少？'])
  expect(headings(blocks, ['我弟也想放媽媽。', '可以減多少？'])).toEqual(['我弟也想放媽媽。', '可以減多少？'])
})

it('takes no line that only says who wrote a post for a heading', () => {
  const blocks = blocksOf('文章編號：91132 積分 42', '最可怕的就是前三天，之後就不轉了，走路飄了快兩週。')
  expect(headings(blocks)).toEqual([])
  expect(hasHeadings(blocks)).toBe(false)
})
