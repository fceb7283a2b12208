import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { HOSTILE_IPV4, HOSTILE_IPV6 } from '../testing/hostile-addresses.ts'
import { isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '168.63.129.15',
    '223.255.255.255',
    '2606:4700::1111',
    '2404:6800:4012::200e',
    '2001:200::1',
    '2a00:1450::1',
    '3ffe::1',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([...HOSTILE_IPV4, ...HOSTILE_IPV6])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '2606:4700::5efe:7f00:1',
    '2606:4700::200:5efe:a9fe:a9fe',
    '2001:b000::0:5efe:10.0.0.1',
    '2a00:1450:4001:81b::5efe:192.168.0.1',
    '2606:4700::5efe:8.8.8.8',
  ])('refuses %s: ISATAP carries an IPv4 address behind any prefix', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['', 'example.com', '0x7f.1', '2130706433', '010.0.0.1', '1.2.3', '1.2.3.4.5', '1.2.3.4 ', '::g'])(
    'refuses %j, which is no address',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )

  it('refuses every IPv6 address outside 2000::/3', () => {
    const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(groups, (parts) => {
        const address = new ipaddr.IPv6(parts).toString()
        const isGlobal = (parts[0] ?? 0) >> 13 === 1
        if (!isGlobal) expect(isPublicAddress(address)).toBe(false)
      }),
    )
  })

  it('refuses every IPv4 address of 127/8, 10/8 and 169.254/16, however it is wrapped in IPv6', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const ipv4 = fc
      .tuple(fc.constantFrom([127], [10], [169, 254]), octet, octet, octet)
      .map(([start, ...rest]) => [...start, ...rest].slice(0, 4).join('.'))
    fc.assert(
      fc.property(ipv4, fc.constantFrom('', '::ffff:', '::', '64:ff9b::'), (address, prefix) => {
        expect(isPublicAddress(prefix + address)).toBe(false)
      }),
    )
  })
})
