// @vitest-environment jsdom
import '../../../../dev/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ZH } from '../text/zh.ts'
import { Demo } from './demo.tsx'

const VIDEO = 'https://www.youtube-nocookie.com/embed/abc?rel=0'

it('loads nothing of the player before the click, and then the player at the configured address', async () => {
  render(<Demo text={ZH.demo} video={VIDEO} />)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText(ZH.demo.notice)).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: /播放示範影片/ }))
  const player = screen.getByTitle<HTMLIFrameElement>(ZH.demo.frame)
  expect(player.src).toBe(`${VIDEO}&autoplay=1`)
})

it('leads to the video itself without script', () => {
  render(<Demo text={ZH.demo} video={VIDEO} />)
  expect(screen.getByRole('link', { name: /播放示範影片/ }).getAttribute('href')).toBe(VIDEO)
})

it('is not there while there is no video', () => {
  const { container } = render(<Demo text={ZH.demo} video="" />)
  expect(container.innerHTML).toBe('')
})
