import { expect, it } from 'vitest'
import { numbersIn } from './numbers-in.ts'

it('reads numbers of two to seven digits: one is too frequent, more are a telephone number or a code', () => {
  expect(numbersIn('代號 7、98、1,234,567 與 12345678。')).toEqual(['98', '1234567'])
})
