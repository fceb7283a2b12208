import { expect, it } from 'vitest'
import { loginPath, nextPath } from './next-path.ts'

it('brings a visitor back to the page they asked for', () => {
  const wanted = '/app/analyses/abc?x=1#gaps'
  const login = loginPath(wanted)
  expect(nextPath(login.slice(login.indexOf('?')))).toBe(wanted)
})

it('leads to the workspace when nothing was asked for', () => {
  expect(loginPath('/app')).toBe('/login')
  expect(nextPath('')).toBe('/app')
})

it.each([
  'https://evil.example/',
  '//evil.example/app',
  '/\\evil.example',
  '/application',
  'javascript:alert(1)',
  '/login',
])('never leads to %s', (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/app')
})
