// @vitest-environment jsdom
import '../../dev/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ChatPanel from './chat-panel.tsx'
import { LAUNCHER_ZH } from './launcher-zh.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  [403, 'forbidden', '這段對話無法繼續，已開始新的對話。請再送出一次。'],
  [403, 'refused by a proxy', '傳送失敗，請稍後再試。'],
  [503, 'unavailable', '傳送失敗，請稍後再試。'],
])(
  'says what becomes of a message that is not answered, and keeps it (%s %s)',
  async (status, code, said) => {
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
      method === 'POST'
        ? Response.json({ error: { code } }, { status })
        : Response.json({ enabled: true, model: null }),
    )
    render(<ChatPanel launcher={LAUNCHER_ZH} onClose={() => undefined} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(field, '點數會過期嗎？{Enter}')
    expect(await screen.findByText(said)).toBeDefined()
    expect(field.value).toBe('點數會過期嗎？')
  },
)
