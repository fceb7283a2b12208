// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePullToRefresh } from './use-pull-to-refresh.ts'

function List({ refresh }: { refresh: () => Promise<unknown> }) {
  const { bind, distance, state } = usePullToRefresh(refresh)
  return (
    <div data-testid="list" {...bind}>
      {state} {distance}
    </div>
  )
}

/** Touches at 100 px from the top and pulls down by `distance`. */
function pull(distance: number) {
  const list = screen.getByTestId('list')
  fireEvent.touchStart(list, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(list, { touches: [{ clientY: 100 + distance }] })
  return list
}

it.each([
  [20, 'idle 20'],
  [21, 'pulling 21'],
  [79, 'pulling 79'],
  [80, 'ready 80'],
  [500, 'ready 120'],
  [-40, 'idle 0'],
])('a pull of %i px shows as %s', (distance, shown) => {
  render(<List refresh={async () => undefined} />)
  expect(pull(distance).textContent).toBe(shown)
})

it('refreshes once when let go beyond 80 px, and says so until it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const refresh = vi.fn(() => promise)
  render(<List refresh={refresh} />)
  const list = pull(90)
  await act(async () => void fireEvent.touchEnd(list))
  expect(refresh).toHaveBeenCalledOnce()
  expect(list.textContent).toContain('refreshing')
  pull(90)
  expect(list.textContent).toContain('refreshing')
  await act(async () => resolve())
  expect(list.textContent).toBe('idle 0')
})

it('does nothing when let go before, or when the touch is taken away', async () => {
  const refresh = vi.fn(async () => undefined)
  render(<List refresh={refresh} />)
  await act(async () => void fireEvent.touchEnd(pull(79)))
  await act(async () => void fireEvent.touchCancel(pull(100)))
  expect(refresh).not.toHaveBeenCalled()
  expect(screen.getByTestId('list').textContent).toBe('idle 0')
})
