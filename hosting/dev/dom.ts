import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** What jsdom lacks and the component library asks for. Import first in every component test. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    // A desktop: wide, light, with a mouse.
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
})
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined

// Screens are loaded when first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 40_000 })

let errors: MockInstance<typeof console.error>
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

/** Takes the errors that a test means to cause off the console, and answers their first arguments. */
export function takeConsoleErrors(): unknown[] {
  const taken = errors.mock.calls.map(([first]) => first)
  errors.mockClear()
  return taken
}

// React and the libraries say on the console what they find wrong: an error there that no test expects is a fault.
afterEach(() => {
  expect(takeConsoleErrors()).toEqual([])
  errors.mockRestore()
})

afterEach(() => {
  cleanup()
  notifications.cleanQueue()
  notifications.clean()
  // What one test typed is not another's draft.
  sessionStorage.clear()
})
