// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { readFile } from 'node:fs/promises'
import { link, strong } from '@gaplens/report/document/blocks'
import { QUOTE_TEXT } from '@gaplens/report/text/report-text'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inRoot } from '../../../../scripts/lib/paths.ts'
import { PaperBlocks } from './paper-blocks.tsx'

it('links a quote by its source, because the words of a link say nothing on paper', () => {
  const address = 'https://host.test/guide#:~:text=water'
  const source = [strong('[9] host.test'), '　標題：水溫', '　', link(QUOTE_TEXT.view, address)]
  const { container } = render(
    <PaperBlocks blocks={[{ kind: 'quote', quote: '水溫九十度。', own: false, source }]} />,
  )
  expect(container.textContent).not.toContain(QUOTE_TEXT.view)
  expect(screen.getByRole('link', { name: '[9] host.test' }).getAttribute('href')).toBe(address)
})

it('gives the reason of an unread page the width of the bar', () => {
  const rows = [
    { own: false, name: '[1] read.test', value: 60, note: '600 字' },
    { own: false, name: '[2] unread.test', value: null, note: '未讀取：網頁被機器人驗證擋住' },
  ]
  render(<PaperBlocks blocks={[{ kind: 'bars', caption: '', head: ['', '', ''], rows }]} />)
  expect(screen.getByText(/被機器人驗證擋住/).parentElement?.children).toHaveLength(2)
})

it('numbers its sheets', async () => {
  const css = await readFile(inRoot('hosting/src/report/paper/paper.module.css'), 'utf8')
  expect(css).toMatch(/@page \{\s*@bottom-right \{\s*content: counter\(page\) "／" counter\(pages\)/)
})
