// @vitest-environment jsdom
import '../../dev/dom.ts'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { fakeSession } from '../../dev/fake-session.ts'
import { type Session, SessionContext } from '../api/session/session-context.ts'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'

function Place() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

function openAt(path: string, session: Session) {
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<SignedOutOnly />}>
            <Route path="/login" element={<Place />} />
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path="/app/*" element={<Place />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  )
}

const signedOut: Session = { ...fakeSession(), user: null, userData: null }

it('sends a signed-out visitor to the login, which remembers the page', () => {
  openAt('/app/analyses/abc', signedOut)
  expect(screen.getByText('/login?next=%2Fapp%2Fanalyses%2Fabc')).toBeDefined()
})

it('does not remember the page after a sign-out on purpose', () => {
  openAt('/app/analyses/abc', { ...signedOut, ended: 'here' })
  expect(screen.getByText('/login')).toBeDefined()
})

it('says why when the sign-out was in another tab, and remembers the page', () => {
  openAt('/app/analyses/abc', { ...signedOut, ended: 'elsewhere' })
  expect(screen.getByText('/login?reason=signed-out-elsewhere&next=%2Fapp%2Fanalyses%2Fabc')).toBeDefined()
})

it('sends a signed-in user from the login to the workspace, or to the page asked for', () => {
  openAt('/login?next=%2Fapp%2Fanalyses%2Fabc', fakeSession())
  expect(screen.getByText('/app/analyses/abc')).toBeDefined()
})
