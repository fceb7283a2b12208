// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { notifications } from '@mantine/notifications'
import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSession } from '../../../dev/fake-session.ts'
import { Stage } from '../../../dev/stage.tsx'
import { AdjustRow } from './adjust-row.tsx'

const MEMBER = {
  uid: 'mei',
  email: 'mei@people.test',
  displayName: '林美',
  photoURL: null,
  points: 2,
  role: 'user' as const,
  analysisCount: 0,
  createdAt: null,
  blockedAt: null,
}

/** Asks for a change, which the server answers with what the ledger took. */
async function adjust(
  pointsToAdd: number | string,
  answer: { before: number; points: number; applied: number },
) {
  const fetch = vi.fn(async () => Response.json({ uid: MEMBER.uid, ...answer }))
  vi.stubGlobal('fetch', fetch)
  const user = userEvent.setup()
  render(
    <Stage session={fakeSession({ role: 'admin' })} fetch={fetch} queryClient={new QueryClient()} path="/">
      <table>
        <tbody>
          <AdjustRow user={{ ...MEMBER, points: answer.before }} onDone={() => undefined} />
        </tbody>
      </table>
    </Stage>,
  )
  await user.type(screen.getByLabelText('調整點數'), String(pointsToAdd))
  await user.type(screen.getByLabelText('調整原因'), '更正')
  await user.click(screen.getByRole('button', { name: '確認' }))
  return fetch
}

afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

it.each([
  [10, { before: 2, points: 12, applied: 10 }, '已成功增加 10 點'],
  [-2, { before: 2, points: 0, applied: -2 }, '已成功扣除 2 點'],
  [-9, { before: 2, points: 0, applied: -2 }, '已成功扣除 2 點，帳號的點數不足 9 點'],
  [-9, { before: 0, points: 0, applied: 0 }, '帳號沒有點數可以扣除，點數不變'],
])('a change by %d says what was really booked', async (asked, answer, message) => {
  await adjust(asked, answer)
  const toast = await screen.findByRole('alert')
  expect(toast.textContent.replace(/復原$/, '')).toBe(message)
})

it.each(['1.5', '99999999999', '-100001'])(
  'refuses %s beside the field and sends nothing',
  async (points) => {
    const fetch = await adjust(points, { before: 2, points: 3, applied: 1 })
    const field = screen.getByLabelText('調整點數')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('請輸入整數，最多增加或扣除 100,000 點。')).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(screen.queryByText(/→/)).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  },
)
