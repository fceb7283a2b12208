import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../../../tests/support/cpu-time.ts'
import { parseRobots, ROBOTS_MAX_BYTES } from './robots-rules.ts'

const SITE = 'https://site.example'
const rules = (text: string) => {
  const isAllowed = parseRobots(`${SITE}/robots.txt`, Buffer.from(text), 'GapLensBot')
  return (path: string) => isAllowed(SITE + path).allowed
}

describe('robots.txt', () => {
  it.each([
    ['nothing', '', '/a', true],
    ['everything forbidden', 'User-agent: *\nDisallow: /', '/a', false],
    ['an empty rule', 'User-agent: *\nDisallow:', '/a', true],
    ['a path', 'User-agent: *\nDisallow: /private', '/private/x', false],
    ['another path', 'User-agent: *\nDisallow: /private', '/public', true],
    ['the longer rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['equal rules: allowed', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['wildcards', 'User-agent: *\nDisallow: /*.php$', '/x/y.php', false],
    ['wildcards and more', 'User-agent: *\nDisallow: /*.php$', '/x/y.php?z', true],
    ['our own group', 'User-agent: *\nDisallow: /\n\nUser-agent: gaplensbot\nDisallow: /x', '/a', true],
    [
      'our own group, whose rules hold',
      'User-agent: *\nAllow: /\n\nUser-agent: GAPLENSBOT/2.0\nDisallow: /x',
      '/x',
      false,
    ],
    ['a group for several', 'User-agent: other\nUser-agent: GapLensBot\nDisallow: /x', '/x', false],
    ['a group for others', 'User-agent: Googlebot\nDisallow: /', '/x', true],
    [
      'groups of one name together',
      'User-agent: *\nDisallow: /a\nUser-agent: other\nDisallow: /\nUser-agent: *\nDisallow: /b',
      '/b',
      false,
    ],
    ['a comment between the names', 'User-agent: *\n# hello\nUser-agent: other\nDisallow: /x', '/x', false],
    ['a byte order mark', '\uFEFFUser-agent: *\nDisallow: /x', '/x', false],
    ['old Mac line ends', 'User-agent: *\rDisallow: /x', '/x', false],
    ['a page of HTML', '<!doctype html><p>User-agent: none</p>', '/x', true],
    ['Chinese paths', 'User-agent: *\nDisallow: /部落格/', '/%E9%83%A8%E8%90%BD%E6%A0%BC/1', false],
    [
      'an unknown field between names',
      'User-agent: a\nCrawl-delay: 3\nUser-agent: b\nDisallow: /',
      '/x',
      true,
    ],
    ['a delay between names', 'User-agent: *\nCrawl-delay: 3\nUser-agent: b\nDisallow: /', '/x', false],
    [
      'a sitemap between names',
      'User-agent: GapLensBot\nSitemap: https://a.test/s\nUser-agent: b\nDisallow: /x',
      '/x',
      false,
    ],
    ['something behind the name', 'User-agent: GapLensBot*\nDisallow: /x', '/x', false],
    ['a longer name', 'User-agent: GapLensBot-Image\nDisallow: /', '/x', true],
    ['two groups of one name', 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', false],
    ['a wildcard that is longer', 'User-agent: *\nAllow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['a wildcard of equal length', 'User-agent: *\nAllow: /page\nDisallow: /*.ph', '/page.php5', true],
    ['the front page alone', 'User-agent: *\nAllow: /$\nDisallow: /', '/page', false],
    ['the front page itself', 'User-agent: *\nAllow: /$\nDisallow: /', '/', true],
    ['a dollar within', 'User-agent: *\nDisallow: /a$b', '/a', true],
    ['paths with a query', 'User-agent: *\nDisallow: /*?', '/a?x=1', false],
    ['a rule without its slash', 'User-agent: *\nDisallow: private', '/private', true],
    ['a rule before any name', 'Disallow: /\nUser-agent: *\nDisallow: /x', '/y', true],
    ['spellings that Google takes', 'Useragent: *\nDissallow: /x', '/x', false],
    ['a forgotten colon', 'User-agent: *\nDisallow /x', '/x', false],
    ['noindex, which is no rule', 'User-agent: *\nNoindex: /', '/x', true],
  ])('%s', (_case, text, path, expected) => {
    expect(rules(text)(path)).toBe(expected)
  })

  it('ignores the partial last line of a file that was cut', () => {
    const padding = `${'#'.repeat(99)}\n`.repeat(ROBOTS_MAX_BYTES / 100 - 1)
    const text = `${`User-agent: *\n${padding}`.padEnd(ROBOTS_MAX_BYTES - 11, '\n')}Disallow: /`
    expect(text.length).toBe(ROBOTS_MAX_BYTES)
    expect(rules(text)('/page')).toBe(true)
  })

  it('handles a file with thousands of names and thousands of rules', () => {
    const names = Array.from({ length: 15_000 }, (_, index) => `User-agent: a${index}`)
    const text = [...names, ...Array.from({ length: 20_000 }, () => 'Disallow: /x')].join('\n')
    const before = process.memoryUsage().heapUsed
    expect(rules(text)('/x')).toBe(true)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6)
  })

  it('keeps the rules of no other robot in memory', () => {
    const text = `User-agent: Other\n${Array.from({ length: 20_000 }, (_, index) => `Disallow: /${index}`).join('\n')}`
    expect(rules(`${text}\nUser-agent: *\nDisallow: /x`)('/x')).toBe(false)
    expect(rules(`${text}\nUser-agent: *\nDisallow: /x`)('/y')).toBe(true)
  })

  it('reads nothing where one robot has more rules than a site can mean', () => {
    const text = (count: number) =>
      `User-agent: *\n${Array.from({ length: count }, (_, index) => `Disallow: /${index}x`).join('\n')}`
    expect(rules(text(9_999))('/page')).toBe(true)
    expect(rules(text(10_000))('/page')).toBe(false)
  })

  it('matches a long file without wildcards, however long the address', () => {
    const text = `User-agent: *\n${Array.from({ length: 5_000 }, (_, index) => `Disallow: /${index}${'x'.repeat(80)}`).join('\n')}`
    expect(rules(text)(`/${'a'.repeat(1_900)}`)).toBe(true)
  })

  it('handles patterns that are built to take very long', () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(500)}b\n`.repeat(480)}`
    expect(cpuTimeOf(() => rules(text)(`/${'a'.repeat(1_900)}`))).toBeLessThan(3_000)
  })

  it('never throws, whatever the file says', () => {
    const line = fc.tuple(
      fc.constantFrom('User-agent', 'Disallow', 'Allow', 'Sitemap', 'Host', '?'),
      fc.string(),
    )
    const file = fc.array(line.map(([field, value]) => `${field}: ${value}`)).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(fc.oneof(file, fc.string()), fc.webPath(), (text, path) => {
        expect(typeof rules(text)(path)).toBe('boolean')
      }),
    )
  })
})
