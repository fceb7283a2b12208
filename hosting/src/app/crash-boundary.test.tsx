// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { takeConsoleErrors } from '../../dev/dom.ts'
import { CrashBoundary } from './crash-boundary.tsx'

function Broken(): never {
  throw new Error('thrown on purpose')
}

it('shows the crash screen for an error thrown in rendering, with its two ways on', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  expect(screen.getByRole('heading', { name: '應用程式發生錯誤' })).toBeDefined()
  expect(screen.getByText(/開發者主控台/)).toBeDefined()
  expect(screen.getByRole('button', { name: '重新載入頁面' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '查看錯誤詳情' }))
  expect(alert).toHaveBeenCalledWith('錯誤詳情只在開發環境中顯示。')
  expect(takeConsoleErrors()).toContain('Rendering failed')
})
