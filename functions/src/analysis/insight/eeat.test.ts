import { describe, expect, it } from 'vitest'
import type { ReadPage } from '../../reading/page.ts'
import { eeatNotes, eeatSignals } from './eeat.ts'
import { sampleInput } from './testing/sample.ts'
import { viewOf } from './view.ts'

const base = viewOf(sampleInput()).othersRead[0]?.page as ReadPage

function signal(change: Partial<ReadPage>, name: string) {
  return eeatSignals({ ...base, ...change }).find((each) => each.name === name)
}

describe('eeatSignals', () => {
  it.each([
    '我們實測三款壺後發現流速差了一倍。',
    '記者走訪三間咖啡館，請沖煮師示範。',
    '我自己用過半年，外殼有點刮傷。',
    '這是我的做法，每天早上都這樣沖。',
  ])('takes a first-hand account from the page’s own words: %s', (text) => {
    expect(signal({ text }, '第一手經驗的敘述')).toMatchObject({ found: true, detail: text })
  })

  it('finds none where nobody speaks of their own experience', () => {
    expect(signal({ text: '水溫一般落在 88 到 94 度之間。' }, '第一手經驗的敘述')).toMatchObject({
      found: false,
      detail: '',
    })
  })

  it('does not take a forum rank for a credential', () => {
    expect(signal({ text: '茶樹 資深會員 發表於 2025-07-20' }, '資歷或專業身分')?.found).toBe(false)
    expect(signal({ text: '本文由皮膚科醫師陳大文審訂。' }, '資歷或專業身分')?.found).toBe(true)
  })

  it('takes every text detail word for word from the page', () => {
    const text = '我們實測三款壺後發現流速差了一倍。資料來源為自有問卷。本文由林藥師審稿。'
    for (const { name, found, detail } of eeatSignals({ ...base, text }))
      if (
        found &&
        ['第一手經驗的敘述', '自有數據或測試結果', '資歷或專業身分', '審稿或查核說明'].includes(name)
      )
        expect(text).toContain(detail)
  })

  it('looks for what stands outside the text too', () => {
    const url = 'http://plain.test/a'
    expect(signal({ url }, 'HTTPS 加密連線')?.found).toBe(false)
    expect(
      signal({ trustLinks: [{ kind: 'contact', url: 'https://a.test/contact' }] }, '聯絡方式')?.detail,
    ).toBe('https://a.test/contact')
    const externalLinks = [{ url: 'https://www.fda.gov.tw/a', text: '', rel: '' }]
    expect(signal({ externalLinks }, '引用政府、學校或研究單位')?.detail).toBe('fda.gov.tw')
  })
})

describe('eeatNotes', () => {
  it('says what was found and what was not, and leaves reputation alone', () => {
    const notes = eeatNotes(eeatSignals({ ...base, author: '林以安', text: '' }))
    expect(notes.expertise).toContain('作者署名（林以安）')
    expect(notes.expertise).toContain('未找到：')
    expect(notes.authoritativeness).toContain('未評估')
  })
})
