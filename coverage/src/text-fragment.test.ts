import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passageLink } from './text-fragment.ts'

const PAGE = 'https://a.test/page'

function linkTo(text: string, quote: string, pageUrl = PAGE): string {
  const start = text.indexOf(quote)
  return passageLink({ pageUrl, text, start, end: start + quote.length })
}

/** The terms of a link, decoded as a browser would: start and end, before them what the start must follow. */
function termsOf(link: string): string[] {
  const directive = link.slice(link.indexOf(':~:text=') + ':~:text='.length)
  return directive.split(',').map((term) => decodeURIComponent(term.replace(/-$/, '')))
}

describe('passageLink', () => {
  it('puts a short quote in whole', () => {
    expect(termsOf(linkTo('前言。水溫約 90 度。後記。', '水溫約 90 度。'))).toEqual(['水溫約 90 度。'])
  })

  it('puts a quote of 24 characters in whole, and of a longer one its beginning and an end of some ten', () => {
    const quote = '淺焙豆質地硬可溶物質難釋出適合九十二度的熱水慢慢沖'
    expect(termsOf(linkTo(`${quote}其他。`, quote.slice(0, 24)))).toEqual([quote.slice(0, 24)])
    const [start = '', end = ''] = termsOf(linkTo(`${quote}其他。`, quote))
    expect(quote).toHaveLength(25)
    expect(quote.startsWith(start)).toBe(true)
    expect(start.length).toBeLessThan(25)
    expect(end.length).toBeGreaterThanOrEqual(10)
    expect(end.length).toBeLessThanOrEqual(12)
  })

  it('begins behind the mark of a list’s item', () => {
    expect(termsOf(linkTo('前言。\n✔ 口頭答應的要寫進合約', '✔ 口頭答應的要寫進合約'))).toEqual([
      '口頭答應的要寫進合約',
    ])
  })

  it('gives a long quote by its beginning and its end', () => {
    const quote = '淺焙豆質地硬、可溶物質較難釋出，適合 92 到 96 度的水溫，深焙豆則要降到 88 度以下。'
    const [start = '', end = ''] = termsOf(linkTo(`${quote}其他。`, quote))
    expect(quote.startsWith(start)).toBe(true)
    expect(quote.endsWith(end)).toBe(true)
    expect(start.length + end.length).toBeLessThan(quote.length)
  })

  it('encodes the marks that mean something in a text directive', () => {
    const link = linkTo('價格 1,200 元 - 含稅 & 運費', '價格 1,200 元 - 含稅 & 運費')
    expect(link).toContain('1%2C200')
    expect(link).toContain('%2D')
    expect(link).toContain('%26')
    expect(termsOf(link)).toEqual(['價格 1,200 元 - 含稅 & 運費'])
  })

  it('lengthens a beginning that stands earlier in the page too', () => {
    const text =
      '手沖咖啡的第一步是準備器材，這裡列出清單。\n手沖咖啡的第一步是準備好熱水，再來才是磨豆子與摺濾紙。'
    const quote = '手沖咖啡的第一步是準備好熱水，再來才是磨豆子與摺濾紙。'
    const [start = ''] = termsOf(linkTo(text, quote))
    expect(text.indexOf(start)).toBe(text.indexOf(quote))
  })

  it('lengthens a beginning that the title above the text has too', () => {
    const text = '和暖 16 公升強排恆溫：原價 21,900，週年慶 19,500'
    const place = { pageUrl: PAGE, text, start: 0, end: text.length }
    const [alone = ''] = termsOf(passageLink(place))
    const [below = ''] = termsOf(passageLink({ ...place, title: '【開箱】和暖 16 公升強排恆溫熱水器' }))
    expect(below.startsWith(alone)).toBe(true)
    expect(below.length).toBeGreaterThan(alone.length)
    expect(text.startsWith(below)).toBe(true)
  })

  it('lengthens it to some thirty characters at most, and gives the whole line if that still stands earlier', () => {
    const line =
      '手沖咖啡的第一步是準備器材與清單再來磨豆子摺濾紙燒熱水量豆子溫杯子聞香氣等時間看刻度聽水聲記筆記再試一次'
    const start = (shared: number) => {
      const quote = `${line.slice(0, shared)}以後換一種豆子試試看，最後再把所有的結果寫下來比較。`
      return termsOf(linkTo(`${line.slice(0, shared)}為止。\n${quote}`, quote))[0] ?? ''
    }
    expect(start(26).length).toBeLessThanOrEqual(30)
    expect(start(34)).toContain('寫下來比較')
  })

  it('lengthens a beginning that stands earlier in another case, which browsers do not tell apart', () => {
    const quote = 'Plant-based meals are a habit that lasts, and kitchens have begun to plan for them.'
    const text = `Orders of plant-based dishes doubled.\n${quote}`
    const [start = ''] = termsOf(linkTo(text, quote))
    expect(text.toLowerCase().indexOf(start.toLowerCase())).toBe(text.indexOf(quote))
  })

  it('takes more letters than Chinese characters, since two English words may stand in a menu', () => {
    const english = 'Hot composting keeps a heap above 55 degrees, so it is turned every two days.'
    expect(termsOf(linkTo(english, english))[0]).toBe('Hot composting keeps')
    const chinese = '熱堆肥要讓堆肥溫度維持在五十五度以上，所以每兩天就要翻動一次，直到不再升溫。'
    expect(termsOf(linkTo(chinese, chinese))[0]?.length).toBeLessThanOrEqual(12)
  })

  it('uses one cell at either end where a quote runs over a table row', () => {
    const terms = termsOf(linkTo('流速\t快\t適合新手的錐形濾杯', '流速\t快\t適合新手的錐形濾杯'))
    for (const term of terms) expect(term).not.toContain('\t')
  })

  it('names a row by two cells where the first stands on the page before', () => {
    const text = '瑞士與韓國的品牌比較\n品牌 | 費用 | 保固\n瑞士 | 9 萬 | 十年\n韓國 | 5 萬 | 五年'
    expect(linkTo(text, '韓國 | 5 萬 | 五年')).toContain(
      `${encodeURIComponent('韓國')}-,${encodeURIComponent('5 萬')},${encodeURIComponent('五年')}`,
    )
  })

  it('names a row by later cells where the first two stand side by side in a sentence before', () => {
    const row = '普卡\t300 元\t電子帳單'
    expect(termsOf(linkTo(`普卡 300 元，白金卡較貴。\n等級\t年費\t免除\n${row}`, row))).toEqual([
      '300 元',
      '電子帳單',
    ])
  })

  it('begins at the first cell that says more than a name', () => {
    const text = '瑞士的品牌\n瑞士 | 90,000–120,000 元 | 十年'
    const [start = ''] = termsOf(linkTo(text, '瑞士 | 90,000–120,000 元 | 十年'))
    expect('90,000–120,000 元'.startsWith(start)).toBe(true)
  })

  it('keeps an ordinary fragment and replaces a text directive', () => {
    expect(linkTo('水溫約 90 度。', '水溫約 90 度。', `${PAGE}#water:~:text=old`)).toMatch(
      /^https:\/\/a\.test\/page#water:~:text=%E6%B0%B4/,
    )
  })

  it('ends a beginning only where a word ends, as browsers demand', () => {
    const quote = 'Water temperature should stay between ninety and ninety six degrees for light roasts.'
    const [start = '', end = ''] = termsOf(linkTo(quote, quote))
    expect(quote.charAt(start.length)).toMatch(/[\s,.]/)
    expect(quote.charAt(quote.length - end.length - 1)).toMatch(/\s/)
  })

  it('always gives terms that stand in the page, in order', () => {
    const word = fc.constantFrom(
      '水溫',
      '手沖',
      '90',
      '度',
      '，',
      '。',
      ' ',
      '\n',
      '\t',
      'a-b',
      '&',
      'filter',
      '😀',
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.nat(), fc.nat(), (words, a, b) => {
        const text = words.join('')
        const start = a % text.length
        const end = start + 1 + (b % (text.length - start))
        if (text.slice(start, end).trim() === '') return
        const terms = termsOf(passageLink({ pageUrl: PAGE, text, start, end }).toWellFormed())
        if (!text.slice(start, end).isWellFormed()) return
        for (const term of terms) expect(text).toContain(term)
      }),
    )
  })
})
