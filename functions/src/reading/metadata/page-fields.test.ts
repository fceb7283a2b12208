import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const BODY =
  '<p>這一段內文寫得夠長，說明濾水器的安裝與保養，讓讀取器相信這是一篇文章，而不是選單、頁尾或側欄。</p>'.repeat(
    4,
  )
const read = (head: string, body: string, path = '/blog/choosing-a-water-filter') =>
  readPage({
    bytes: Buffer.from(`<html lang="zh-TW"><head>${head}</head><body>${body}</body></html>`),
    url: `https://www.linlab.test${path}`,
    contentType: 'text/html; charset=utf-8',
  })

describe('the title of a page', () => {
  it('is not a heading that is but a link to the front page', () => {
    const page = read(
      '<title>Choosing a water filter - Linlab</title><meta property="og:title" content="Choosing a water filter">',
      `<h1><a href="/">Linlab</a></h1>${BODY}`,
    )
    expect(page.title).toBe('Choosing a water filter')
  })

  it('is the heading that the address is made from when the document is named for the site alone', () => {
    const page = read('<title>Everything for the home</title>', `<h1>Choosing a water filter</h1>${BODY}`)
    expect(page.title).toBe('Choosing a water filter')
  })
})

describe('the language of a page', () => {
  it('is that of its words where the tag is of a script that it does not have', () => {
    const english =
      '<p>The filter lasts for a year, and you can change it with your own hands in five minutes.</p>'
    expect(read('', english.repeat(4)).lang).toBe('en')
    expect(read('', BODY).lang).toBe('zh-TW')
  })
})

describe('the author of a page', () => {
  const author = (head: string, body: string) => read(head, body).author

  it('is found by reference within JSON-LD', () => {
    const data = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article', headline: '濾水器', author: { '@id': 'https://www.linlab.test/#lin' } },
        { '@type': 'Person', '@id': 'https://www.linlab.test/#lin', name: '林以晴' },
      ],
    }
    expect(author(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, BODY)).toBe('林以晴')
  })

  it('is read from the labelled facts that a page gives to networks', () => {
    expect(
      author(
        '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Mara Lind">',
        BODY,
      ),
    ).toBe('Mara Lind')
  })

  const signed = (name: string, type: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: '濾水器', author: { '@type': type, name } })}</script>`

  it('is the person in a byline rather than the company in structured data', () => {
    const byline = '<div class="author-name">Mara Lind</div>'
    expect(author(signed('Linlab Ltd', 'Organization'), byline + BODY)).toBe('Mara Lind')
    expect(author(signed('Linlab Ltd', 'Organization'), BODY)).toBe('Linlab Ltd')
  })

  it('is the name in a byline without the post that follows it', () => {
    const byline = '<div class="author"><b>Mara Lind</b><span>Founder of Linlab</span></div>'
    expect(author('', byline + BODY)).toBe('Mara Lind')
  })

  it('is a name as people write it, where structured data has it as HTML', () => {
    expect(author(signed('Mara &amp; Joel', 'Person'), BODY)).toBe('Mara & Joel')
  })

  it.each([
    [
      'two names',
      '<p>Written by <a href="/a">Mara Lind and Joel Okafor</a></p>',
      'Mara Lind and Joel Okafor',
    ],
    ['a line of its own above the name', '<h4>Article by</h4><div>Mara Lind</div>', 'Mara Lind'],
    ['a date after it', '<p>By Mara Lind April 12, 2024</p>', 'Mara Lind'],
    ['figures of a date after it', '<p>By Mara Lind <span>2026-05-12</span></p>', 'Mara Lind'],
    ['initials before it', '<div class="author-meta"><b>ML</b><span>Mara Lind</span></div>', 'Mara Lind'],
    ['a Chinese label above it', '<div>作者：</div><div>林以晴</div>', '林以晴'],
    ['the photographs too', '<p>文、圖／林以晴</p>', '林以晴'],
    ['the place of the report', '<p>記者林以晴／台北報導</p>', '林以晴'],
    ['two reporters', '<p>〔記者林以晴、王大同／新竹報導〕昨日氣溫驟降。</p>', '林以晴, 王大同'],
    ['the day of the cable', '<p>（中央社記者林以晴台北2日電）昨日氣溫驟降。</p>', '林以晴'],
  ])('is read from a byline with %s', (_, byline, name) => {
    expect(author('', `<article><h1>濾水器怎麼選</h1>${byline}${BODY}</article>`)).toBe(name)
  })

  it('is not a way to browse', () => {
    expect(author('', `<ul><li>By Use Case</li><li>By Gender and Age</li></ul>${BODY}`)).toBeNull()
  })
})

describe("a customer's review on a product's page", () => {
  it('gives the page neither its author nor its date', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '濾水器',
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: '林以晴' },
        datePublished: '2025-08-21',
        reviewBody: '很好用',
      },
    }
    const page = read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`, BODY, '/p/1')
    expect(page).toMatchObject({ author: null, publishedAt: null })
  })
})

describe('the date of a page', () => {
  const dates = (head: string, body: string) => read(head, body).publishedAt
  const title = '<title>濾水器的安裝與保養</title>'
  const rendered =
    '<script type="application/ld+json">{"@type":"Article","headline":"濾水器的安裝與保養","datePublished":"2025-09-30"}</script>'

  it('is the one that its readers see beside the title, before that of structured data', () => {
    expect(dates(title + rendered, `<h1>濾水器的安裝與保養</h1><div>2025 年 6 月 1 日</div>${BODY}`)).toBe(
      '2025-06-01',
    )
  })

  it('is the date for social networks before all others', () => {
    const meta = '<meta property="article:published_time" content="2025-05-05T08:00:00+08:00">'
    expect(dates(title + meta, `<h1>濾水器的安裝與保養</h1><div>2025 年 6 月 1 日</div>${BODY}`)).toBe(
      '2025-05-05T08:00:00+08:00',
    )
  })

  it('is not the day of a change beside the title', () => {
    expect(
      dates(title + rendered, `<h1>濾水器的安裝與保養</h1><div>更新於 2025 年 12 月 1 日</div>${BODY}`),
    ).toBe('2025-09-30')
  })

  it('is found behind a menu of any length', () => {
    const menu = `<nav>${'<a href="/x">居家</a><br>'.repeat(90)}</nav>`
    expect(dates(title, `${menu}<h1>濾水器的安裝與保養</h1><div>民國 114 年 6 月 1 日</div>${BODY}`)).toBe(
      '2025-06-01',
    )
  })
})

describe('the only date on a page', () => {
  it.each([
    ['最後更新：<time datetime="2025-07-15">七月</time>', null, '2025-07-15'],
    ['<time datetime="2025-07-15">七月</time>', '2025-07-15', null],
  ])('is what the words beside it say: %s', (line, publishedAt, modifiedAt) => {
    expect(read('', `<article><h1>濾水器</h1>${BODY}</article><p>${line}</p>`)).toMatchObject({
      publishedAt,
      modifiedAt,
    })
  })
})

describe('a heading with a link to itself', () => {
  it('is read without the sign of that link', () => {
    const page = read(
      '<title>安裝指南</title>',
      `<article><h1>安裝指南<a href="#a">¶</a></h1>${BODY}<h2>用 C# 呼叫 <a href="#b">#</a></h2>${BODY}</article>`,
    )
    expect(page.title).toBe('安裝指南')
    expect(page.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toContain(
      '用 C# 呼叫',
    )
  })
})

describe('the steps of a page', () => {
  it('are those that structured data declares and the text has', () => {
    const steps = ['關閉水源總開關，打開龍頭洩壓。', '旋開舊濾芯，再將新濾芯旋緊。', '這一步沒有寫在頁面上。']
    const data = {
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: '更換濾芯',
      step: steps.map((text) => ({ '@type': 'HowToStep', text })),
    }
    const page = read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
      `<article><h1>更換濾芯</h1>${BODY}<ol><li>${steps[0]}</li><li>${steps[1]}</li></ol>${BODY}</article>`,
    )
    expect(page.howTo).toEqual(steps.slice(0, 2))
  })

  const counted = ['1. 關閉水源', '2. 旋開舊濾芯', '3. 裝上新濾芯'].map((text) => `<h2>${text}</h2>${BODY}`)

  it('are counted headings when the title promises instructions', () => {
    expect(
      read('<title>如何更換濾芯</title>', `<article><h1>如何更換濾芯</h1>${counted.join('')}</article>`)
        .howTo,
    ).toEqual(['1. 關閉水源', '2. 旋開舊濾芯', '3. 裝上新濾芯'])
  })

  it('are not the items of a ranking', () => {
    expect(
      read('<title>三款濾水器推薦</title>', `<article><h1>三款濾水器推薦</h1>${counted.join('')}</article>`)
        .howTo,
    ).toEqual([])
  })
})

describe('what is not in the way of a page', () => {
  it('is a footer that links to a cookie policy, on a page of few words', () => {
    const rows = Array.from({ length: 24 }, (_, i) => `<tr><td>隊伍 ${i}</td><td>${i}:${i + 1}</td></tr>`)
    const page = read(
      '<title>賽程</title>',
      `<h1>賽程</h1><table>${rows.join('')}</table><footer><a href="/c">Cookie Policy</a> <a href="/p">Manage your profile</a></footer>`,
      '/schedule',
    )
    expect(page.blockedBy).toBeNull()
  })

  it('is a form to sign in beside the text', () => {
    const page = read(
      '<title>社群</title>',
      `<h1>濾水器用多久要換？</h1><p>三個月，水質差的地方兩個月就要換。</p><aside>By continuing, you agree to our User Agreement and acknowledge the Privacy Policy.</aside>`,
      '/t/1',
    )
    expect(page.blockedBy).toBeNull()
  })
})

describe('the name of a site that declares none', () => {
  const site = (body: string) => read('<title>濾水器怎麼選</title>', body).siteName

  it('is what the link to its front page says, in words or by its picture', () => {
    expect(site(`<header><a href="/">林家濾水</a><a href="/faq">問答</a></header>${BODY}`)).toBe('林家濾水')
    expect(site(`<header><a href="/"><img src="/l.png" alt="林家濾水 logo"></a></header>${BODY}`)).toBe(
      '林家濾水',
    )
  })

  it('is who its copyright notice names', () => {
    const footer = '<footer><p>© 2020–2026 林家濾水 版權所有</p></footer>'
    expect(site(`<header><a href="/">首頁</a></header>${BODY}${footer}`)).toBe('林家濾水')
  })

  it('is empty where neither names it', () => {
    expect(site(`<header><a href="/">首頁</a><a href="https://other.test/">別家</a></header>${BODY}`)).toBe(
      '',
    )
  })
})
