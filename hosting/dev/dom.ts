import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** Browser features that jsdom lacks and the component library needs. Import it first in every component test. */
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

// Screens are loaded when first opened, which may take long on a busy machine.
configure({ asyncUtilTimeout: 40_000 })

let errors: MockInstance<typeof console.error>
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

/** Removes the console errors that a test causes on purpose, and returns their first arguments. */
export function takeConsoleErrors(): unknown[] {
  const taken = errors.mock.calls.map(([first]) => first)
  errors.mockClear()
  return taken
}

// React and the libraries report problems on the console, so an unexpected console error fails the test.
afterEach(() => {
  expect(takeConsoleErrors()).toEqual([])
  errors.mockRestore()
})

afterEach(() => {
  cleanup()
  notifications.cleanQueue()
  notifications.clean()
  // Text typed in one test must not appear in the next.
  sessionStorage.clear()
})
