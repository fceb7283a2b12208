import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const SENTENCE =
  '除濕機的能力用每天能除多少公升水來表示，坪數愈大、通風愈差，需要的公升數就愈高，水箱太小就得常倒水。'
const PARAGRAPHS = ['容量', '耗電', '噪音', '保養'].map(
  (part) => `<h2>${part}</h2><p>${part}：${SENTENCE}</p>`,
)

const imagesOn = (around: { head?: string; before?: string; within?: string; after?: string }) =>
  readPage({
    bytes: Buffer.from(
      `<html lang="zh-TW"><head><title>除濕機怎麼挑</title>${around.head ?? ''}</head><body>${around.before ?? ''}<article><h1>除濕機怎麼挑</h1>${around.within ?? ''}${PARAGRAPHS.join('')}</article>${around.after ?? ''}</body></html>`,
    ),
    url: 'https://shop.test/blog/guide',
    contentType: 'text/html; charset=utf-8',
  }).images.map(({ url, ...rest }) => ({ file: url.replace('https://shop.test/', ''), ...rest }))

describe('an image beside the main text', () => {
  it.each([
    ['<header><img src="/a.png" alt="晴日生活"><nav><a href="/shop">商店</a></nav></header>', ''],
    ['<img src="/a.png" alt="晴日生活">', ''],
    ['<div class="site-header"><img src="/a.png" alt="晴日生活"></div>', ''],
    ['<div><a href="/"><span><img src="/a.png" alt="晴日生活"></span></a></div>', ''],
    ['', '<footer><img src="/a.png" alt="無障礙標章"><p>地址</p></footer>'],
    [
      '',
      '<div class="box"><h4>最新文章</h4><a href="/b"><img src="/a.png" alt="冷氣怎麼挑">冷氣怎麼挑</a></div>',
    ],
    ['', '<div class="sidebar"><img src="/a.png" alt="加入好友"></div>'],
  ])('is known by the part of the page that it stands in: %s%s', (before, after) =>
    expect(imagesOn({ before, after })).toEqual([expect.objectContaining({ file: 'a.png', beside: true })]),
  )

  it.each([
    '<img src="/a.png" alt="水箱">',
    '<figure><img src="/a.png" alt="水箱"><figcaption>圖片來源：原廠</figcaption></figure>',
    '<div class="entry-header"><img src="/a.png" alt="水箱"></div>',
    '<p><a href="/big.png"><img src="/a.png" alt="水箱"></a></p>',
  ])('is none in the text: %s', (within) =>
    expect(imagesOn({ within })).toEqual([{ file: 'a.png', alt: '水箱' }]),
  )

  it('is of the text if the page declares it as its own', () => {
    const head = '<meta property="og:image" content="https://shop.test/a-1200x630.png">'
    expect(
      imagesOn({ head, before: '<div class="hero header"><img src="/a.png" alt="水箱"></div>' }),
    ).toEqual([{ file: 'a.png', alt: '水箱' }])
  })

  it('is one of the text if it stands there too', () =>
    expect(
      imagesOn({ before: '<header><img src="/a.png"></header>', within: '<img src="/a.png" alt="水箱">' }),
    ).toEqual([{ file: 'a.png', alt: '水箱' }]))
})

describe('an image that a script would load', () => {
  it.each([
    '<img class="lazy" data-lazyload="/a.jpg" alt="水箱">',
    '<img src="data:image/svg+xml;base64,AAA" data-lazy="/a.jpg" alt="水箱">',
    '<img src="/blank.gif" data-lazy="/a.jpg?w=800" alt="水箱">',
    '<picture><source data-srcset="/a.jpg 1x, /b.jpg 2x"><img alt="水箱"></picture>',
    '<img data-srcset="/a.jpg 800w" alt="水箱">',
    '<amp-img src="/a.jpg" alt="水箱" width="800" height="600"></amp-img>',
  ])('is found by its real address: %s', (within) =>
    expect(imagesOn({ within })).toEqual([{ file: expect.stringMatching(/^a\.jpg/), alt: '水箱' }]),
  )
})

it('tells an alternative text that was left empty from one that is missing', () => {
  expect(imagesOn({ within: '<img src="/a.png" alt=""><img src="/b.png">' })).toEqual([
    { file: 'a.png', alt: '', decorative: true },
    { file: 'b.png', alt: '' },
  ])
})

it('finds the pictures of goods on a page of goods, which hardly any text is around', () => {
  const cards = Array.from(
    { length: 12 },
    (_, at) =>
      `<li class="product"><div class="media"><a href="/products/${at}"><img src="/p${at}.jpg" alt="除濕機 ${at} 型"></a><button>快速查看</button></div><a href="/products/${at}">除濕機 ${at} 型</a><span class="price">NT$${at + 5},990</span><button>加入購物車</button></li>`,
  )
  const { images, type } = readPage({
    bytes: Buffer.from(
      `<html lang="zh-TW"><head><title>除濕機 | 晴日家電</title></head><body class="collection"><header><a href="/"><img src="/logo.png" alt="晴日家電"></a></header><main><h1>除濕機</h1><p>共 12 項商品</p><ul class="product-grid">${cards.join('')}</ul></main><footer><img src="/badge.png" alt="安全標章"></footer></body></html>`,
    ),
    url: 'https://shop.test/collections/dehumidifiers',
    contentType: 'text/html; charset=utf-8',
  })
  expect(type).toBe('collection')
  expect(images.filter(({ beside }) => beside !== true).length).toBe(12)
})
