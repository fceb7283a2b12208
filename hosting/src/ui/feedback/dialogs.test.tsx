// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { Drawer } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiProvider } from '../theme/ui-provider.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { escapeCloses } from './escape-closes.ts'
import { FormDialog } from './form-dialog.tsx'

const DIALOGS = {
  form: ({ onClose }: { onClose: () => void }) => (
    <FormDialog
      title="表單"
      cancel="取消"
      confirm="好"
      ready
      pending={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <input aria-label="欄位" data-autofocus />
    </FormDialog>
  ),
  question: ({ onClose }: { onClose: () => void }) => (
    <ConfirmDialog title="問題" yes="好" no="取消" pending={false} onYes={onClose} onClose={onClose}>
      確定嗎？
    </ConfirmDialog>
  ),
}

function Screen({ name, keepsButton = true }: { name: keyof typeof DIALOGS; keepsButton?: boolean }) {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const Dialog = DIALOGS[name]
  return (
    <main>
      {wasOpen && !keepsButton ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          開啟
        </button>
      )}
      {open ? (
        <Dialog
          onClose={() => {
            setOpen(false)
            setWasOpen(true)
          }}
        />
      ) : null}
    </main>
  )
}

function open(name: keyof typeof DIALOGS, keepsButton = true) {
  render(
    <StrictMode>
      <UiProvider>
        <Screen name={name} keepsButton={keepsButton} />
      </UiProvider>
    </StrictMode>,
  )
  return userEvent.setup()
}

describe.each(['form', 'question'] as const)('a dialog with a %s', (name) => {
  it.each(['{Escape}', '{Enter}'])('gives the keyboard back to what opened it (%s)', async (key) => {
    const user = open(name)
    await user.click(screen.getByRole('button', { name: '開啟' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard(key)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('開啟'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('gives the keyboard to the content if what opened it has disappeared', async () => {
    const user = open(name, false)
    await user.click(screen.getByRole('button', { name: '開啟' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  })
})

function DrawerScreen({ onClose }: { onClose: () => void }) {
  const [asks, setAsks] = useState(false)
  return (
    <Drawer.Root opened onClose={onClose} {...escapeCloses(onClose)}>
      <Drawer.Content aria-label="抽屜">
        <button type="button" onClick={() => setAsks(true)}>
          刪除
        </button>
        {asks ? <DIALOGS.question onClose={() => setAsks(false)} /> : null}
      </Drawer.Content>
    </Drawer.Root>
  )
}

it('a dialog above a drawer closes alone at Escape, and the drawer at the next', async () => {
  const close = vi.fn()
  render(
    <UiProvider>
      <DrawerScreen onClose={close} />
    </UiProvider>,
  )
  const user = userEvent.setup()
  const button = await screen.findByRole('button', { name: '刪除' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: '問題' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('dialog', { name: '問題' })).toBeNull()
  expect(close).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})
