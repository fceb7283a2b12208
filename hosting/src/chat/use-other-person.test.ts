// @vitest-environment jsdom
import '../../dev/dom.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noteSignedIn } from '../api/session/signed-in-hint.ts'
import { useOtherPerson } from './use-other-person.ts'

afterEach(() => localStorage.clear())

const MEI = { role: 'user', uid: 'mei' } as const

function look() {
  const onOther = vi.fn<() => void>()
  renderHook(() => useOtherPerson(onOther))
  return onOther
}

it.each(['storage', 'pageshow'])('tells at “%s” that another person is here, or nobody', (event) => {
  for (const next of [null, { role: 'user', uid: 'ann' } as const]) {
    noteSignedIn(MEI)
    const onOther = look()
    noteSignedIn(next)
    window.dispatchEvent(new Event(event))
    expect(onOther).toHaveBeenCalledTimes(1)
  }
})

it('tells nothing where the same person is here, or where a visitor signs in', () => {
  const onOther = look()
  noteSignedIn(MEI)
  window.dispatchEvent(new Event('storage'))
  noteSignedIn({ role: 'admin', uid: 'mei' })
  window.dispatchEvent(new Event('storage'))
  expect(onOther).not.toHaveBeenCalled()
  noteSignedIn(null)
  window.dispatchEvent(new Event('storage'))
  expect(onOther).toHaveBeenCalledTimes(1)
})
