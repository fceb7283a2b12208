import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const read = (body: string) =>
  readPage({
    bytes: Buffer.from(`<html lang="zh-TW"><body>${body}</body></html>`),
    url: 'https://www.linlab.test/blog/filter',
    contentType: 'text/html; charset=utf-8',
  })
const trust = (...links: string[]) =>
  read(links.join('')).trustLinks.map(
    ({ kind, url }) => `${kind} ${url.replace('https://www.linlab.test', '')}`,
  )

describe('the address of a link', () => {
  it.each([
    '/plain/path',
    '/path?q=a b&x=1#part',
    '/a/../b',
    '/a/./b',
    '/%2E%2e/b',
    '//other.test/x',
    '/\\other.test',
    '/漢字?字=一',
    "/q?it's",
    '/a|b',
    'https://Other.TEST/x',
    'https://other.test',
    'https://other.test:443/x',
    `https://user:${'word'}@other.test/x`,
    'https://1.2.3/x',
    'https://xn--fsq.test/x',
    'https://other.test/../x',
    'https://other.test/x?a=1#b',
    'http://other.test/a//b',
    'relative/x',
    '../up',
    '?q=1',
  ])('is what the URL standard makes of it, without credentials: %s', (href) => {
    const standard = new URL(href, 'https://www.linlab.test/blog/filter')
    standard.username = standard.password = ''
    const { internalLinks, externalLinks } = read(`<a href="${href}">x</a>`)
    expect([...internalLinks, ...externalLinks].map(({ url }) => url)).toEqual([standard.href])
  })
})

describe('a link to another site', () => {
  const externalFrom = (url: string, href: string) =>
    readPage({
      bytes: Buffer.from(`<html lang="zh-TW"><body><a href="${href}">x</a></body></html>`),
      url,
      contentType: 'text/html; charset=utf-8',
    }).externalLinks.length === 1

  it.each([
    ['https://sunny.blogspot.com/a', 'https://other.blogspot.com/b'],
    ['https://sunny.pixnet.net/blog/post/1', 'https://other.pixnet.net/blog/post/2'],
    ['https://www.tpech.gov.taipei/a', 'https://health.gov.taipei/b'],
    ['https://a.github.io/', 'https://b.github.io/'],
    ['https://shop.com.tw/', 'https://other.com.tw/'],
  ])('is one to another name below a domain that many share: %s to %s', (from, to) => {
    expect(externalFrom(from, to)).toBe(true)
  })

  it.each([
    ['https://www.sunny.blogspot.com/a', 'https://sunny.blogspot.com/b'],
    ['https://www.linlab.test/', 'https://blog.linlab.test/'],
    ['https://linlab.com.tw/', 'https://shop.linlab.com.tw/'],
    ['https://www.linlab.com.tw/', 'https://linlab.com.tw/'],
  ])('is not one within a site: %s to %s', (from, to) => {
    expect(externalFrom(from, to)).toBe(false)
  })
})

describe('links that tell who is behind a page', () => {
  it('are recognised by their text or by their address', () => {
    expect(
      trust(
        '<a href="/about/">我們</a>',
        '<a href="/c">聯絡我們</a>',
        '<a href="/company">Linlab</a>',
        '<a href="/authors/lin">林以晴</a>',
      ),
    ).toEqual(['about /about/', 'contact /c', 'about /company', 'author /authors/lin'])
  })

  it('are not pages that merely stand below such an address', () => {
    expect(
      trust(
        '<a href="/company/tabei/jobs">職缺</a>',
        '<a href="/team/_/name/bears">熊隊</a>',
        '<a href="/profile/login/">登入</a>',
        '<a href="/docs/web/api/privacy/model">模型</a>',
      ),
    ).toEqual([])
  })

  it('lead to another site when they say what they are, and never to a network', () => {
    expect(
      trust(
        '<a href="https://parent.example/legal/p">隱私權政策</a>',
        '<a href="https://other.example/about/">某公司</a>',
        '<a href="https://www.linkedin.com/company/linlab">LinkedIn</a>',
        '<a href="https://policies.google.com/privacy">Privacy Policy</a>',
        '<a rel="author" href="https://lin.example/">林以晴</a>',
      ),
    ).toEqual(['privacy https://parent.example/legal/p', 'author https://lin.example/'])
  })
})

describe('the trail of a page', () => {
  const trail = (body: string) =>
    read(body).trail?.map(({ name, url }) => `${name} ${url.replace('https://www.linlab.test', '')}`)
  const LINKS = '<a href="/">首頁</a> › <a href="/c/water">淨水</a>'

  it.each([
    ['by its class', `<div class="woocommerce-breadcrumb">${LINKS} › 濾水器</div>`],
    [
      'in a list by its label',
      `<nav aria-label="Breadcrumb"><ol>${LINKS.split(' › ')
        .map((link) => `<li class="breadcrumb-item">${link}</li>`)
        .join('')}<li>濾水器</li></ol></nav>`,
    ],
    ['in Chinese', `<nav aria-label="麵包屑">${LINKS}</nav>`],
  ])('is found %s', (_, body) => {
    expect(trail(body)).toEqual(['首頁 /', '淨水 /c/water'])
  })

  it('is no menu, and not the page whose class says that it has one', () => {
    const menu = Array.from({ length: 12 }, (_, at) => `<a href="/c/${at}">分類 ${at}</a>`).join('')
    expect(trail(`<div class="breadcrumb-menu">${menu}</div>`)).toBeUndefined()
    expect(trail(`<div class="has-breadcrumb">${LINKS}</div>`)).toBeUndefined()
    expect(trail(`<p>${LINKS}</p>`)).toBeUndefined()
  })
})

describe('images', () => {
  it('are those that show something', () => {
    const { images } = read(
      '<img src="/a.jpg" alt="濾水器"><img src="https://count.example/tr?id=1" width="1" height="1"><img src="/b.jpg" width="1">',
    )
    expect(images).toEqual([
      { url: 'https://www.linlab.test/a.jpg', alt: '濾水器' },
      { url: 'https://www.linlab.test/b.jpg', alt: '' },
    ])
  })
})

describe('what stands in the frame of a site', () => {
  const frame = (tag: string, inner: string, text = '') =>
    read(
      `<div class="has-sidebar"><header><a href="/"><img src="/l.png" alt="林家實驗室"></a></header><main><h1>濾水器怎麼挑</h1><p>濾心要看水質，每半年換一次，${text}換的時候先把水關掉，再轉開外殼。</p></main><${tag}>${inner}</${tag.split(' ')[0]}></div>`,
    )
  const link = '<a href="https://www.ey.gov.tw/">行政院</a>'

  it.each(['footer', 'nav', 'aside', 'div id="footer"', 'div class="sidebar"', 'div role="contentinfo"'])(
    'is marked, by its element and by its name: <%s>',
    (tag) => expect(frame(tag, link).externalLinks).toMatchObject([{ beside: true }]),
  )

  it('is no part of the text that a link stands in too', () => {
    const [both] = frame(
      'footer',
      link,
      '依<a href="https://www.ey.gov.tw/">行政院的公告</a>，',
    ).externalLinks
    expect(both).toEqual({ url: 'https://www.ey.gov.tw/', text: '行政院的公告', rel: '' })
    expect(frame('section', link).externalLinks).toEqual([
      { url: 'https://www.ey.gov.tw/', text: '行政院', rel: '' },
    ])
  })

  it('is the logo, a badge, and a card of another page, but no picture of the text', () => {
    const { images } = frame(
      'section',
      '<p>換下來的濾心要晾乾再丟。<a href="/photo/1"><img src="/in.jpg" alt="換下的濾心"></a></p><div class="related"><a href="/b"><img src="/card.jpg" alt="水管"><b>水管多久換</b></a></div>',
    )
    expect(images.filter(({ beside }) => beside !== true).map(({ alt }) => alt)).toEqual(['換下的濾心'])
  })
})
