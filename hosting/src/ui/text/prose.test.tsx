// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { toBlocks } from '@gaplens/report/text/prose'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiProvider } from '../theme/ui-provider.tsx'
import { ExternalLink } from './external-link.tsx'
import { Prose } from './prose.tsx'

it('reads bulleted and numbered lines as lists and the rest as paragraphs', () => {
  expect(toBlocks('開頭\n- 甲\n• 乙\n1. 丙\n\n結尾')).toEqual([
    { kind: 'paragraph', lines: ['開頭'] },
    { kind: 'list', lines: ['甲', '乙', '丙'] },
    { kind: 'paragraph', lines: ['結尾'] },
  ])
})

it('does not take a number that starts a sentence for a bullet', () => {
  expect(toBlocks('85 到 95°C 之間').map(({ kind }) => kind)).toEqual(['paragraph'])
  expect(toBlocks('3.5 公克').map(({ kind }) => kind)).toEqual(['paragraph'])
})

it('reads rows of equally many cells as one table, with the first as its head', () => {
  render(<Prose text={'烘焙度 | 水溫\n淺焙 | 94\n深焙 | 88\n一行 | 三個 | 格子'} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '烘焙度',
    '水溫',
  ])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '淺焙',
    '94',
    '深焙',
    '88',
  ])
  expect(screen.getByText('一行 | 三個 | 格子').tagName).toBe('P')
})

it('shows markup as the characters it is', () => {
  render(<Prose text={'<img src=x onerror=alert(1)> & <b>粗</b>'} />)
  expect(screen.getByText('<img src=x onerror=alert(1)> & <b>粗</b>')).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '不是網址', '//evil.example'])(
  'links nowhere for %s',
  (href) => {
    render(
      <UiProvider>
        <ExternalLink href={href}>連結</ExternalLink>
      </UiProvider>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('連結')).toBeDefined()
  },
)

it('opens web addresses in a new tab', () => {
  render(
    <UiProvider>
      <ExternalLink href="https://shop.example/">連結</ExternalLink>
    </UiProvider>,
  )
  const link = screen.getByRole('link')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('target')).toBe('_blank')
})
