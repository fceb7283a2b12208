import ipaddr from 'ipaddr.js'

/** Azure's wire server: every virtual machine there reaches it, on an address of the public range. */
const AZURE_WIRE_SERVER = '168.63.129.16'

/** The only IPv6 addresses handed out for the public network (RFC 4291); the library calls all the rest "unicast" too. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address, as a resolver or a socket spells it, is one of the public network.
 * IPv6 forms that carry an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP) never are: whatever translates
 * them might lead anywhere, and no site needs them.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return ipaddr.IPv4.parse(text).range() === 'unicast' && text !== AZURE_WIRE_SERVER
  }
  // Other spellings of IPv4 ("0x7f.1", "2130706433", "010.0.0.1") come from no resolver.
  if (!ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast' && !isIsatap(address)
}

/** An IPv4 address behind any prefix: the interface part is `[02]00:5efe` and the address (RFC 5214, section 6.1). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low] = parts
  return (high & 0xfdff) === 0 && low === 0x5efe
}
