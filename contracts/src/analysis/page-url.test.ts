import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPageUrl } from './page-url.ts'

describe('checkPageUrl', () => {
  it.each([
    ['https://shop.example/tea', 'https://shop.example/tea'],
    ['  https://shop.example  ', 'https://shop.example/'],
    ['HTTPS://Shop.Example/Tea?q=1#top', 'https://shop.example/Tea?q=1'],
    ['https://茶.example/烏龍', 'https://xn--cl1a.example/%E7%83%8F%E9%BE%8D'],
    ['http://shop.example:80/', 'http://shop.example/'],
    ['http://shop.example:443/', 'http://shop.example:443/'],
    ['http://8.8.8.8/', 'http://8.8.8.8/'],
  ])('takes %s as %s', (text, url) => {
    expect(checkPageUrl(text)).toEqual({ url })
  })

  it.each([
    ['shop.example/tea', 'url-invalid'],
    ['//shop.example', 'url-invalid'],
    ['https:shop.example', 'url-invalid'],
    ['https://shop.example\\@10.0.0.1/', 'url-invalid'],
    ['https://shop.example/a\tb', 'url-invalid'],
    ['mailto:a@shop.example', 'url-scheme'],
    ['https://user@shop.example/', 'url-credentials'],
    ['https://:secret@shop.example/', 'url-credentials'],
    ['https://shop.example:22/', 'url-port'],
    ['http://localhost:3000/', 'url-private'],
    ['http://127.0.0.1/', 'url-private'],
    ['http://127.0.0.1./', 'url-private'],
    ['http://0177.0.0.1/', 'url-private'],
    ['http://localhost./', 'url-private'],
    ['http://intranet/', 'url-private'],
    ['http://[2001:db8::1]/', 'url-private'],
    ['http://１２７.０.０.１/', 'url-private'],
  ])('refuses %s as %s', (text, error) => {
    expect(checkPageUrl(text)).toEqual({ error })
  })

  it('never throws, and accepts each address that it returned, unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `https://${text}`),
        ),
        (text) => {
          const checked = checkPageUrl(text)
          if ('url' in checked) expect(checkPageUrl(checked.url)).toEqual(checked)
        },
      ),
    )
  })
})
