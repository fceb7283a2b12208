import ipaddr from 'ipaddr.js'

/** IPv4 ranges outside the public network (IANA's special-purpose registry, and two of cloud providers). */
const IPV4_RANGES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
  '168.63.129.16/32',
  '169.254.169.254/32',
]

const IPV6_ADDRESSES = [
  '::',
  '::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'ff02::1',
  'ff0e::1',
  '100::1',
  '2001:db8::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:1ff::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  'e000::1',
  '1::1',
]

/** The first and the last address of each range. */
export const HOSTILE_IPV4: readonly string[] = IPV4_RANGES.flatMap((range) => [
  ipaddr.IPv4.networkAddressFromCIDR(range).toString(),
  ipaddr.IPv4.broadcastAddressFromCIDR(range).toString(),
])

/** Hostile IPv6 addresses, and those that embed a hostile IPv4 address: mapped, compatible, NAT64 (both), 6to4, Teredo. */
export const HOSTILE_IPV6: readonly string[] = [
  ...IPV6_ADDRESSES,
  ...HOSTILE_IPV4.flatMap((ipv4) => {
    const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(ipv4).octets
    const high = ((a << 8) | b).toString(16)
    const low = ((c << 8) | d).toString(16)
    const inverted = `${(((a << 8) | b) ^ 0xffff).toString(16)}:${(((c << 8) | d) ^ 0xffff).toString(16)}`
    return [
      `::ffff:${high}:${low}`,
      `::${high}:${low}`,
      `64:ff9b::${high}:${low}`,
      `64:ff9b:1::${high}:${low}`,
      `2002:${high}:${low}::1`,
      `2001:0:4136:e378:8000:63bf:${inverted}`,
    ]
  }),
]

const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'intranet',
  'router',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'instance-data.ec2.internal',
  'kubernetes.default.svc.cluster.local',
  'printer.local',
  'nas.lan',
  'router.home.arpa',
  'wiki.corp',
  'db.private',
  'x.localdomain',
  'hidden.onion',
  'test',
]

/** Spellings that a URL parser turns into 127.0.0.1 or the metadata address. */
const SPELLINGS = [
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '127.1',
  '127.0.1',
  '127.0.0.1.',
  '0',
  '0x0',
  '１２７.０.０.１',
  '⑯⑨。②⑤④。⑯⑨。②⑤④',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '%31%32%37.0.0.1',
]

/** Addresses that must never be connected to, directly or by redirect. */
export const HOSTILE_URLS: readonly string[] = [
  ...HOSTILE_IPV4.map((address) => `http://${address}/`),
  ...HOSTILE_IPV4.map((address) => `https://${address}:443/x`),
  ...HOSTILE_IPV6.map((address) => `http://[${address}]/`),
  ...NAMES.map((name) => `http://${name}/`),
  ...SPELLINGS.map((host) => `http://${host}/latest/meta-data/`),
  'http://user:pass@public.example/',
  'http://public.example@127.0.0.1/',
  'http://127.0.0.1#@public.example/',
  'http://127.0.0.1\\@public.example/',
  'http://public.example:22/',
  'http://public.example:8080/',
  'https://public.example:6379/',
  'ftp://public.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:70/_x',
  'data:text/html,x',
  'javascript:alert(1)',
]
