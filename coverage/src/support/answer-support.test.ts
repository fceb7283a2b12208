import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { answerSupport } from './answer-support.ts'

const FILLER = '## 天氣\n今天的天氣很好，適合出門走走。'

describe('the answer to a question', () => {
  const answered = (question: string, answer: string, ...pages: readonly string[]) => {
    const corpus = buildCorpus(pages.map((text, rank) => markedSource(rank, text)))
    const [page] = corpus.pages
    if (page === undefined) throw new Error('no page')
    return answerSupport(corpus, { question, answer, keyword: '手沖咖啡教學' }, page)
  }
  const RATIO = '手沖咖啡的粉水比是多少？'
  const GOOGLE = '常用的粉水比是 1:15 到 1:17。'

  it('is found where a figure of Google’s answer stands beside some of its words', () => {
    expect(answered(RATIO, GOOGLE, '## 比例\n粉水比我們抓 1:16，喜歡濃的可以多加一些粉。', FILLER)).toBe(
      'found',
    )
  })

  it('is found where most of its words stand, with whatever figures', () => {
    expect(answered(RATIO, GOOGLE, '## 比例\n粉水比是多少？常用的粉水比是 1:12。', FILLER)).toBe('found')
  })

  it('is not found by the words of the keyword and of the asking', () => {
    const page = '## 手沖\n為什麼要在家手沖咖啡？沖咖啡的過程很療癒。'
    expect(answered('為什麼手沖咖啡要悶蒸？', '', page, FILLER)).toBe('unverified')
  })

  describe('of a hundred equally rare words', () => {
    const unit = 'kg'
    const others = 'bdfgklmnprt'
      .split('')
      .flatMap((first) => [...'bdgklmnpr'].map((last) => `${first}o${last}u`))
    /** Just above and below 28, 18 and 10 %. The page has so many of the words and a figure, another page the other words. */
    const withWords = (count: number, figure: string) =>
      answered(
        '',
        `${others.join(' ')} 5 ${unit}`,
        `## 比例\n${others.slice(0, count - 1).join(' ')} ${figure} ${unit}`,
        `## 其他\n${others.slice(count - 1).join(' ')}`,
      )

    it.each([
      [29, 'found'],
      [27, 'partly'],
      [19, 'partly'],
      [17, 'unverified'],
    ])('with %s on the page is %s', (count, level) => {
      expect(withWords(count, '8')).toBe(level)
    })

    it.each([
      [11, 'found'],
      [9, 'unverified'],
    ])('with %s on the page beside the answer’s figure is %s', (count, level) => {
      expect(withWords(count, '5')).toBe(level)
    })
  })
})
