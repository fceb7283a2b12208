import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const contactsOf = (body: string) =>
  readPage({
    bytes: Buffer.from(
      `<!doctype html><title>關於濾水器</title><main><p>家裡的自來水要不要再過濾？</p></main>${body}`,
    ),
    url: 'https://site.test/page',
    contentType: 'text/html; charset=utf-8',
  }).contacts

describe('contacts', () => {
  it('are links to call and to write', () => {
    expect(
      contactsOf(
        '<a href="tel:+886-2-2700-0000">打給我們</a><a href="mailto:hi@site.test?subject=a">來信</a>',
      ),
    ).toMatchObject({ phones: ['+886-2-2700-0000'], emails: ['hi@site.test'] })
  })

  it('are what a footer says', () => {
    expect(
      contactsOf(
        '<footer><p>地址：106 臺北市大安區和平東路一段 10 號 3 樓　電話：(02)2700-0000 分機 12　營業時間：每天 10:00–21:00</p></footer>',
      ),
    ).toMatchObject({
      phones: ['(02)2700-0000 分機 12'],
      addresses: ['106 臺北市大安區和平東路一段 10 號 3 樓'],
      hours: ['每天 10:00–21:00'],
    })
  })

  it('are the hours of a place, and not those of its telephone', () => {
    const hours = (...lines: string[]) =>
      contactsOf(`<footer>${lines.map((line) => `<p>${line}</p>`).join('')}</footer>`).hours
    expect(hours('客服時間：週一至週五 10:00–18:00', '門診時間：週一至週六 09:00–21:00')).toEqual([
      '週一至週六 09:00–21:00',
    ])
    expect(hours('線上客服開放時間：每天 10:00–18:00', '服務時間：每天 10:00–18:00')).toEqual([])
  })

  it('are a form to write by, and none to search, log in, subscribe or comment by', () => {
    const fields = '<input type="email" name="email"><textarea name="message"></textarea>'
    expect(contactsOf(`<form action="/send">${fields}</form>`).form).toBe(true)
    expect(contactsOf(`<form id="commentform">${fields}</form>`).form).toBe(false)
    expect(contactsOf('<form action="/subscribe"><input type="email"></form>').form).toBe(false)
    expect(contactsOf('<form action="/search"><input name="q"></form>').form).toBe(false)
  })

  it('are not figures or places in prose', () => {
    expect(contactsOf('<p>2024 年賣出 02-2700 組，台北市的水質報告在網站上。編號 12345678。</p>')).toEqual({
      phones: [],
      emails: [],
      addresses: [],
      hours: [],
      form: false,
    })
  })
})

describe('contacts of the page’s text', () => {
  const shop = '<p>店家電話：02-2700-1234，地址：台北市大安區和平東路二段 118 巷 5 號</p>'
  const prose = `<p>${'上週六跟家人去了這間巷子裡的麵店，排了二十分鐘才坐到位子，湯頭清甜，肉也燉得軟。'.repeat(4)}</p>`
  const article = (around = '') => contactsOf(`<article>${prose}<h2>店家資訊</h2>${shop}</article>${around}`)

  it('are told from those of the site', () => {
    const { phones, inText } = article('<footer><p>電話：07-334-1234</p></footer>')
    expect(phones).toEqual(['02-2700-1234', '07-334-1234'])
    expect(inText).toEqual(['02-2700-1234', '台北市大安區和平東路二段 118 巷 5 號'])
  })

  it.each([
    '<footer><p>電話：02-2700-1234</p></footer>',
    '<div class="site-footer"><p>電話：02-2700-1234</p></div>',
  ])('are the site’s if its frame gives them too: %s', (footer) =>
    expect(article(footer).inText).not.toContain('02-2700-1234'),
  )

  it('do not displace the site’s', () => {
    const many = Array.from({ length: 8 }, (_, at) => `<p>據點電話：02-2700-123${at}</p>`).join('')
    const { phones } = contactsOf(
      `<article>${prose}${many}</article><footer><p>電話：07-334-1234</p></footer>`,
    )
    expect(phones).toContain('07-334-1234')
  })
})

it('keeps five numbers of a page at most', () => {
  const links = Array.from({ length: 6 }, (_, at) => `<a href="tel:+886-2-2700-000${at}">打給我們</a>`)
  expect(contactsOf(links.join('')).phones).toHaveLength(5)
})
