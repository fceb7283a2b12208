// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

function withClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}

it('uses the clipboard', async () => {
  const writeText = vi.fn(async () => undefined)
  withClipboard(writeText)
  await expect(copyText('報告')).resolves.toBe(true)
  expect(writeText).toHaveBeenCalledWith('報告')
})

it('falls back to a hidden text area when the clipboard refuses', async () => {
  withClipboard(() => Promise.reject(new Error('denied')))
  let copied = ''
  const execCommand = vi.fn(() => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  })
  Object.assign(document, { execCommand })
  await expect(copyText('第一行\n第二行')).resolves.toBe(true)
  expect(execCommand).toHaveBeenCalledWith('copy')
  expect(copied).toBe('第一行\n第二行')
  expect(document.querySelector('textarea')).toBeNull()
})

it('says when neither way worked', async () => {
  withClipboard(() => Promise.reject(new Error('denied')))
  Object.assign(document, { execCommand: () => false })
  await expect(copyText('報告')).resolves.toBe(false)
})
