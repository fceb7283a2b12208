import { describe, expect, it } from 'vitest'
import { normalAddress } from './normal-address.ts'

describe('an address in its normal form', () => {
  it.each([
    ['Mei.Lin@Example.COM', 'mei.lin@example.com'],
    ['mei+1@studio.example', 'mei@studio.example'],
    ['mei+a+b@studio.example', 'mei@studio.example'],
    [' mei@studio.example. ', 'mei@studio.example'],
    ['m.e.i@gmail.com', 'mei@gmail.com'],
    ['M.ei+news@GoogleMail.com', 'mei@gmail.com'],
    ['ｍｅｉ@studio.example', 'mei@studio.example'],
    ['mei@例子.test', 'mei@xn--fsqu00a.test'],
    ['+tag@studio.example', '+tag@studio.example'],
    ['no address', 'no address'],
  ])('%s is %s', (typed, normal) => {
    expect(normalAddress(typed)).toBe(normal)
  })

  it('keeps dots where they tell mailboxes apart', () => {
    expect(normalAddress('m.ei@studio.example')).not.toBe(normalAddress('mei@studio.example'))
  })
})
