import { expect, it } from 'vitest'
import { ifOfOneThing } from './supposing.ts'

it('makes only what to do depend on whether two values are of one thing', () => {
  expect(ifOfOneThing('[2] 是公家機關的網頁，以它的「30 天」為先。')).toBe(
    '[2] 是公家機關的網頁，若說的是同一件事，以它的「30 天」為先。',
  )
})

it('makes advice without what is known of a page depend on it as a whole', () => {
  expect(ifOfOneThing('請查證後採用較新的。')).toBe('若說的是同一件事，請查證後採用較新的。')
})
