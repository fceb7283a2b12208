// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { notifications } from '@mantine/notifications'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UiProvider } from '../theme/ui-provider.tsx'
import { undoToast } from './undo-toast.tsx'

const UNDO = '{Control>}z{/Control}'
let undone: string[] = []

/** Shows messages that can be undone, the newest last. */
async function show(...messages: string[]) {
  const onKeyDown = (event: React.KeyboardEvent) => event.preventDefault()
  render(
    <UiProvider>
      <input aria-label="欄位" />
      <button type="button" onKeyDown={onKeyDown}>
        自己的快捷鍵
      </button>
    </UiProvider>,
  )
  for (const message of messages) undoToast(message, `復原${message}`, 60_000, () => undone.push(message))
  for (const message of messages) await screen.findByText(message)
  return userEvent.setup()
}

beforeEach(() => {
  undone = []
})
afterEach(() => {
  notifications.clean()
  cleanup()
})

describe('Ctrl+Z', () => {
  it('undoes the newest message alone, and then the one before', async () => {
    const user = await show('甲', '乙')
    await user.keyboard(UNDO)
    expect(undone).toEqual(['乙'])
    await user.keyboard(UNDO)
    await user.keyboard(UNDO)
    expect(undone).toEqual(['乙', '甲'])
  })

  it('passes over a message that was undone by its button, or closed', async () => {
    const user = await show('甲', '乙', '丙')
    await user.click(screen.getByRole('button', { name: '復原丙' }))
    const [, close] = screen.getAllByRole('button', { name: '關閉通知' })
    if (close) await user.click(close)
    await waitFor(() => expect(screen.queryByText('乙')).toBeNull())
    await user.keyboard(UNDO)
    expect(undone).toEqual(['丙', '甲'])
  })

  it('is left to a text field, and to whatever else has used it', async () => {
    const user = await show('甲')
    await user.click(screen.getByLabelText('欄位'))
    await user.keyboard(UNDO)
    await user.click(screen.getByText('自己的快捷鍵'))
    await user.keyboard(UNDO)
    expect(undone).toEqual([])
  })
})
