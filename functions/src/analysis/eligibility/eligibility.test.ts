import type { ServedRules } from '@gaplens/contracts/analysis/eligibility'
import { describe, expect, it } from 'vitest'
import { readPage } from '../../reading/read-page.ts'
import { checkEligibility, eligibilityOf } from './eligibility.ts'

const URL_ = 'https://shop.example/guide/'
const NOW = '2026-11-21T00:00:00.000Z'
const SERVED: ServedRules = { googlebot: 'allowed', robotsRule: '', robotsTags: [], canonicalLink: null }

interface Case {
  head?: string
  body?: string
  tags?: string[]
  served?: Partial<ServedRules> | null
  fetchedAt?: string
}

function read({
  head = '',
  body = '<p>手沖咖啡的水溫以 92 度為宜。</p>',
  tags = [],
  served = {},
  fetchedAt = NOW,
}: Case) {
  const html = `<!doctype html><html lang="zh-Hant"><head><title>手沖</title>${head}</head><body><article><h1>手沖</h1>${body}</article></body></html>`
  return readPage({
    bytes: new TextEncoder().encode(html),
    url: URL_,
    contentType: 'text/html; charset=utf-8',
    fetchedAt,
    ...(served !== null && { served: { ...SERVED, robotsTags: tags, ...served } }),
  })
}

/** crawl, index, snippet. */
function verdicts(page: Case): string {
  const { crawl, index, snippet } = checkEligibility(read(page))
  return [crawl, index, snippet].map(({ verdict }) => verdict).join(' ')
}

const meta = (content: string, name = 'robots') => ({ head: `<meta name="${name}" content="${content}">` })
const tag = (...tags: string[]) => ({ tags })

describe('what Google may do with a page', () => {
  it.each<[string, Case, string]>([
    ['nothing is said', {}, 'open open open'],
    [
      'everything is allowed in words',
      meta('index, follow, max-snippet:-1, max-image-preview:large'),
      'open open open',
    ],
    ['all', meta('all'), 'open open open'],
    ['meta robots noindex', meta('noindex'), 'open closed open'],
    ['in capitals', meta('NOINDEX, FOLLOW', 'ROBOTS'), 'open closed open'],
    ['none', meta('none'), 'open closed open'],
    ['for Googlebot alone', meta('noindex', 'googlebot'), 'open closed open'],
    ['for another robot', meta('noindex', 'bingbot'), 'open open open'],
    ['for Googlebot-News alone', meta('noindex', 'googlebot-news'), 'open open open'],
    ['a word that only holds it', meta('max-image-preview:none'), 'open open open'],
    ['nofollow, noarchive', meta('nofollow, noarchive'), 'open open open'],
    ['notranslate and noimageindex', meta('notranslate, noimageindex'), 'open open open'],
    [
      'two metas, the stricter counts',
      { head: '<meta name="robots" content="index"><meta name="googlebot" content="noindex">' },
      'open closed open',
    ],
    ['header noindex', tag('noindex'), 'open closed open'],
    ['header none', tag('none'), 'open closed open'],
    ['header for Googlebot', tag('googlebot: noindex'), 'open closed open'],
    ['header for another robot', tag('otherbot: noindex, nofollow'), 'open open open'],
    [
      'header for another, then for Googlebot',
      tag('otherbot: noindex, googlebot: nosnippet'),
      'open open closed',
    ],
    ['headers for another and for all', tag('otherbot: noindex', 'nosnippet'), 'open open closed'],
    ['header with a value that is no robot', tag('max-snippet: 0, noarchive'), 'open open closed'],
    ['an index that has ended', meta('unavailable_after: 2025-09-21'), 'open closed open'],
    [
      'in the old form, with its comma',
      tag('unavailable_after: Wednesday, 25-Jun-25 15:00:00 GMT'),
      'open closed open',
    ],
    ['one that will end', meta('unavailable_after: 2027-01-01T00:00:00Z'), 'open open open'],
    ['one that is no date', meta('unavailable_after: soon'), 'open open open'],
    ['nosnippet', meta('nosnippet'), 'open open closed'],
    ['max-snippet:0', meta('max-snippet:0'), 'open open closed'],
    ['max-snippet of a few characters', meta('max-snippet:20'), 'open open limited'],
    [
      'the stricter of two limits',
      { ...meta('max-snippet:-1'), tags: ['max-snippet:0'] },
      'open open closed',
    ],
    [
      'parts that must not be quoted',
      { body: '<p>水溫以 92 度為宜。</p><div data-nosnippet>淺焙可以到 94 度，深焙降到 88 度。</div>' },
      'open open limited',
    ],
    [
      'a menu that is left out, of headings that may be quoted',
      {
        body: `<div data-nosnippet><ul><li><a href="#a">水溫以幾度為宜</a></li><li><a href="#b">粉要磨多細才好</a></li></ul></div>
<h2 id="a">水溫以幾度為宜</h2><p>以 92 度為宜，淺焙的豆子可以再高一些，深焙的豆子要再低一些，味道才不會太苦。</p>
<h2 id="b">粉要磨多細才好</h2><p>像二號砂糖一樣粗細，水流過的時間大約兩分鐘，太快就磨細一格，太慢就磨粗一格。</p>`,
      },
      'open open open',
    ],
    [
      'a part of a sentence',
      { body: '<p>水溫以 92 度為宜，<span data-nosnippet>淺焙可以到 94 度</span>，深焙降到 88 度。</p>' },
      'open open limited',
    ],
    [
      'the same on an element that Google does not heed',
      { body: '<p data-nosnippet>水溫以 92 度為宜。</p>' },
      'open open open',
    ],
    [
      'robots.txt closes it',
      { served: { googlebot: 'disallowed', robotsRule: 'Disallow: /guide' } },
      'closed open open',
    ],
    ['robots.txt could not be read', { served: { googlebot: 'unknown' } }, 'unknown open open'],
    [
      'all at once',
      { ...meta('noindex, nosnippet'), served: { googlebot: 'disallowed' } },
      'closed closed closed',
    ],
    ['nothing is known of the answer', { served: null }, 'unknown unknown unknown'],
    ['directives without commas between', meta('noindex nofollow'), 'open unknown open'],
    ['directives with semicolons between', meta('index; nosnippet'), 'open open unknown'],
    [
      'the name in another attribute',
      { head: '<meta property="robots" content="noindex">' },
      'open open open',
    ],
    [
      'for browsers without scripts',
      { head: `<noscript>${meta('noindex').head}</noscript>` },
      'open open open',
    ],
    ['in a template', { head: `<template>${meta('noindex').head}</template>` }, 'open open open'],
    ['in a comment', { head: `<!-- ${meta('noindex').head} -->` }, 'open open open'],
    ['in the body', { body: `<p>水溫以 92 度為宜。</p>${meta('noindex').head}` }, 'open closed open'],
    ['noimageindex and max-video-preview:0', meta('noimageindex, max-video-preview:0'), 'open open open'],
    ['an end that another robot is told', tag('otherbot: unavailable_after: 2020-01-01'), 'open open open'],
    [
      'an end with its comma, then noindex',
      tag('unavailable_after: Wednesday, 25-Jun-30 15:00:00 GMT, noindex'),
      'open closed open',
    ],
    ['max-snippet of no number', meta('max-snippet:some'), 'open open open'],
  ])('%s', (_case, page, expected) => {
    expect(verdicts(page)).toBe(expected)
  })

  it('comes with the rules that decide', () => {
    const page = read({
      ...meta('noindex, follow'),
      tags: ['googlebot: max-snippet:0'],
      served: {
        googlebot: 'disallowed',
        robotsRule: 'Disallow: /guide',
        robotsTags: ['googlebot: max-snippet:0'],
      },
    })
    expect(checkEligibility(page)).toMatchObject({
      crawl: { rules: ['robots.txt: Disallow: /guide'] },
      index: { rules: ['meta robots: noindex, follow'] },
      snippet: { rules: ['X-Robots-Tag: max-snippet:0'] },
    })
  })
})

it.each<[string, Case, object]>([
  [
    'a header and no meta that names a picture’s size',
    { ...meta('index, follow, max-image-preview:none'), tags: ['noindex'] },
    { index: { rules: ['X-Robots-Tag: noindex'] } },
  ],
  [
    'the limit and no meta that sets none',
    { ...meta('max-snippet:-1', 'googlebot'), tags: ['max-snippet:0'] },
    { snippet: { rules: ['X-Robots-Tag: max-snippet:0'] } },
  ],
  [
    'the lower of two limits',
    { ...meta('max-snippet:50'), tags: ['max-snippet:20'] },
    { snippet: { rules: ['X-Robots-Tag: max-snippet:20'] } },
  ],
  [
    'the end that has passed',
    { ...meta('unavailable_after: 2030-01-01'), tags: ['unavailable_after: 2020-01-01'] },
    { index: { rules: ['X-Robots-Tag: unavailable_after: 2020-01-01'] } },
  ],
])('names as deciding %s', (_case, page, decided) => {
  expect(checkEligibility(read(page))).toMatchObject(decided)
})

describe('a canonical address', () => {
  const link = (href: string) => ({ head: `<link rel="canonical" href="${href}">` })
  it.each<[string, Case, string]>([
    ['is none', {}, 'none'],
    [
      'is none where only og:url is given',
      { head: '<meta property="og:url" content="https://other.example/">' },
      'none',
    ],
    ['is its own', link(URL_), 'self'],
    ['is its own, spelled otherwise', link('http://www.shop.example/guide'), 'self'],
    ['is its own, relative', link('/guide/'), 'self'],
    ['is another', link('https://shop.example/other'), 'other'],
    ['is another with parameters', link('https://shop.example/guide/?page=2'), 'other'],
    ['is in a header', { served: { canonicalLink: 'https://shop.example/other' } }, 'other'],
    [
      'is none where several disagree',
      { head: `${link('https://a.example/').head}${link('https://b.example/').head}` },
      'none',
    ],
    ['is its own with tracking', link(`${URL_}?utm_source=newsletter&gclid=1`), 'self'],
    ['is another with other parameters', link(`${URL_}?page=2`), 'other'],
    [
      'is none where header and page disagree',
      { ...link(URL_), served: { canonicalLink: 'https://shop.example/other' } },
      'none',
    ],
    [
      'is none of another language or medium',
      { head: '<link rel="canonical" hreflang="en" href="https://shop.example/en/">' },
      'none',
    ],
    [
      'is none for browsers without scripts',
      { head: `<noscript>${link('https://a.example/').head}</noscript>` },
      'none',
    ],
    [
      'is none where it stands in the body',
      { body: `<p>水溫以 92 度為宜。</p>${link('https://a.example/').head}` },
      'none',
    ],
  ])('%s', (_case, page, state) => {
    expect(checkEligibility(read(page)).canonical.state).toBe(state)
  })

  it('is an error only where another page stands there', () => {
    const page = read(link('https://shop.example/other'))
    const states = [true, false].map(
      (canonicalIsSame) =>
        checkEligibility({ ...page, crawl: { ...page.crawl, canonicalIsSame } }).canonical.state,
    )
    expect(states).toEqual(['same', 'different'])
  })
})

it('lists the quoted passages that must not be shown', () => {
  const page = read({
    body: '<p>水溫以 92 度為宜，淺焙可以再高一些。</p><section data-nosnippet><p>深焙的豆子要降到 88 度，味道才不會太苦。</p></section>',
  })
  const passage = (id: string, quote: string) => ({
    id,
    pageId: 'p1',
    url: URL_,
    heading: '',
    quote,
    link: URL_,
  })
  const source = {
    id: 'p1',
    url: URL_,
    title: '',
    role: 'cited' as const,
    rank: 1,
    referenceIndexes: [],
    page,
    failure: null,
    readAt: NOW,
  }
  const passages = [
    passage('a', '水溫以 92 度為宜，淺焙可以再高一些。'),
    passage('b', '深焙的豆子要降到 88 度，味道才不會太苦。'),
  ]
  expect(eligibilityOf([source], passages)).toMatchObject([{ pageId: 'p1', withheldPassageIds: ['b'] }])
})
