import { readFileSync } from 'node:fs'
import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { passwordPage, refusalPage, SHARE_HEADERS } from './share-pages.ts'

const CONFIG = new URL('../../../firebase.json', import.meta.url)
const { hosting } = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
}

describe('the pages around a shared report', () => {
  it('have the same headers by Hosting as by the function', () => {
    const rule = hosting.headers.find(({ source }) => source === '/s/**')
    expect(Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]))).toEqual(
      SHARE_HEADERS,
    )
    // Hosting applies the last rule that matches.
    expect(hosting.headers.findIndex(({ source }) => source === '/s/**')).toBeGreaterThan(
      hosting.headers.findIndex(({ source }) => source === '**'),
    )
  })

  it('run and load nothing, and ask search engines to keep out', () => {
    for (const html of [passwordPage(), passwordPage({ isWrong: true }), refusalPage('已撤銷')]) {
      const $ = cheerio.load(html)
      expect($('script, img, link, iframe, object').length).toBe(0)
      expect($('meta[name="robots"]').attr('content')).toBe('noindex')
      expect($('style').text()).not.toMatch(/url\(|@import/)
      expect($('form').attr('action')).toBeUndefined()
    }
  })

  it('connect the message about a wrong password with its field', () => {
    const $ = cheerio.load(passwordPage({ isWrong: true }))
    const field = $('input[type="password"]')
    expect(field.attr('aria-invalid')).toBe('true')
    expect($(`#${field.attr('aria-describedby')}`).text()).toBe('密碼不正確，請再試一次。')
    expect($(`label[for="${field.attr('id')}"]`).text()).toBe('密碼')
  })

  it('show any text as text', () => {
    for (const { text } of HOSTILE_STRINGS)
      expect(cheerio.load(refusalPage(text))('script, img, svg, iframe, a').length).toBe(0)
  })
})
