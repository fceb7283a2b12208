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

it('keeps five numbers of a page at most', () => {
  const links = Array.from({ length: 6 }, (_, at) => `<a href="tel:+886-2-2700-000${at}">打給我們</a>`)
  expect(contactsOf(links.join('')).phones).toHaveLength(5)
})
