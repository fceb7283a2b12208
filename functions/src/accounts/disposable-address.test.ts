import { describe, expect, it } from 'vitest'
import { isDisposableAddress } from './disposable-address.ts'

describe('a disposable address', () => {
  it.each(['a@mailinator.com', 'A@MAILINATOR.COM', 'b@in.mailinator.com', 'c@guerrillamail.com'])(
    '%s is one',
    async (address) => expect(await isDisposableAddress(address)).toBe(true),
  )

  it.each(['mei@gmail.com', 'lin@company.com.tw', 'mailinator.com@gmail.com', 'com', '', '@'])(
    '%j is none',
    async (address) => expect(await isDisposableAddress(address)).toBe(false),
  )
})
