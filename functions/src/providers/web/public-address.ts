import ipaddr from 'ipaddr.js'

/** Azure's wire server. Every virtual machine in Azure can reach it, although the address is in the public range. */
const AZURE_WIRE_SERVER = '168.63.129.16'

/** The only range of public IPv6 addresses (RFC 4291). The library calls addresses outside it "unicast" as well. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address, as a resolver or a socket writes it, belongs to the public network.
 * IPv6 forms that carry an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP) are refused: the gateway that
 * translates them could lead anywhere, and no site needs them.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return ipaddr.IPv4.parse(text).range() === 'unicast' && text !== AZURE_WIRE_SERVER
  }
  // No resolver returns other spellings of IPv4 ("0x7f.1", "2130706433", "010.0.0.1").
  if (!ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast' && !isIsatap(address)
}

/** Whether an address is ISATAP: after any prefix comes `[02]00:5efe` and an IPv4 address (RFC 5214, section 6.1). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low] = parts
  return (high & 0xfdff) === 0 && low === 0x5efe
}
