import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const block = (kind: Block['kind'], text: string, level = 0, role: Block['role'] = 'content'): Block => ({
  kind,
  text,
  level,
  start: 0,
  role,
})

it('writes headings, lists, tables and quotes of a page as Markdown, and leaves out what surrounds the main text', () => {
  const blocks = [
    block('heading', '手沖咖啡', 1),
    block('paragraph', '水溫 90–96 °C。'),
    block('listItem', '淺焙', 1),
    block('listItem', '深焙', 1),
    block('listItem', '更深', 2),
    block('tableRow', '豆\t水溫'),
    block('tableRow', '淺焙\t94 | 96'),
    block('quote', '先悶蒸'),
    block('paragraph', '留言：讚', 0, 'comment'),
  ]
  expect(pageMarkdown({ title: '不用', blocks })).toBe(
    '# 手沖咖啡\n\n水溫 90–96 °C。\n\n- 淺焙\n- 深焙\n  - 更深\n\n| 豆 | 水溫 |\n| - | - |\n| 淺焙 | 94 \\| 96 |\n\n> 先悶蒸\n',
  )
})

it('heads a page without a heading of its own with its title, and escapes what Markdown would read as a mark', () => {
  const markdown = pageMarkdown({
    title: '標題',
    blocks: [block('paragraph', '# 不是標題\n<b>不是標記</b>')],
  })
  expect(markdown.startsWith('# 標題\n\n\\# 不是標題')).toBe(true)
  expect(markdown).toContain('\\<b>')
})
