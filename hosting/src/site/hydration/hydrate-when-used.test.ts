// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hydrateWhenUsed } from './hydrate-when-used.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<header><details open><summary>Menu</summary><a href="#pricing">Pricing</a></details></header>' +
    '<button type="button">Theme</button><a id="plain" href="#plain">Plain</a>'
})

/** A page that is hydrated when `finish` is called, and the events that its own listeners then receive. */
function unhydratedPage(heard: () => void, type = 'click', ownKey?: string) {
  let finish: () => void = () => undefined
  const loaded = new Promise<void>((resolve) => {
    finish = resolve
  })
  const load = vi.fn(async () => {
    await loaded
    return async () => document.addEventListener(type, heard)
  })
  hydrateWhenUsed(load, ownKey)
  return { load, finish }
}

const move = () => window.dispatchEvent(new Event('scroll'))

it('loads nothing before the first action of the visitor, and loads once after it', async () => {
  const page = unhydratedPage(() => undefined)
  expect(page.load).not.toHaveBeenCalled()
  move()
  move()
  expect(page.load).toHaveBeenCalledOnce()
})

it('repeats an early click on a button after hydration, and handles later clicks once', async () => {
  const heard = vi.fn()
  const page = unhydratedPage(heard)
  move()
  const button = document.querySelector('button')
  button?.click()
  expect(heard).not.toHaveBeenCalled()
  page.finish()
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  button?.click()
  expect(heard).toHaveBeenCalledTimes(2)
})

it('does not follow an ordinary link twice', async () => {
  const heard = vi.fn()
  const page = unhydratedPage(heard)
  move()
  document.querySelector<HTMLElement>('#plain')?.click()
  document.querySelector<HTMLElement>('details a')?.click()
  page.finish()
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(heard.mock.calls[0]?.[0].target.textContent).toBe('Pricing')
})

const chatShortcut = () =>
  new KeyboardEvent('keydown', {
    code: 'KeyC',
    key: 'C',
    ctrlKey: true,
    shiftKey: true,
    bubbles: true,
    cancelable: true,
  })

it('repeats the chat’s keyboard shortcut when the chat is ready', async () => {
  const heard = vi.fn()
  const page = unhydratedPage(heard, 'keydown')
  const early = chatShortcut()
  document.body.dispatchEvent(early)
  expect(early.defaultPrevented).toBe(true)
  page.finish()
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ code: 'KeyC', ctrlKey: true, shiftKey: true })
})

it('repeats a shortcut that is pressed while the page hydrates', async () => {
  const heard = vi.fn()
  hydrateWhenUsed(async () => async () => {
    document.body.dispatchEvent(chatShortcut())
    await Promise.resolve()
    document.addEventListener('keydown', heard)
  })
  move()
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
})

const printShortcut = () =>
  new KeyboardEvent('keydown', { code: 'KeyP', key: 'p', ctrlKey: true, bubbles: true, cancelable: true })

it('repeats a shortcut of the page’s own', async () => {
  const heard = vi.fn()
  const page = unhydratedPage(heard, 'keydown', 'KeyP')
  const early = printShortcut()
  document.body.dispatchEvent(early)
  expect(early.defaultPrevented).toBe(true)
  page.finish()
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ code: 'KeyP', ctrlKey: true })
})
