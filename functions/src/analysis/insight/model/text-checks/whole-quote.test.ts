import { describe, expect, it } from 'vitest'
import { isChosen } from './chosen.ts'
import { contextOfPassage, contextOfStatement, type SentenceContext, wholeQuote } from './whole-quote.ts'

/** The quote of a sentence that stands in a text of its own. */
function quoteIn(text: string, sentence: string): string | null {
  const context = contextOfStatement(text, '')
  return wholeQuote(context, placeOf(context, sentence))
}

function placeOf({ sentences }: SentenceContext, sentence: string): number {
  const at = sentences.findIndex(({ text }) => text.startsWith(sentence))
  if (at < 0) throw new Error(`not in the text: ${sentence}`)
  return at
}

describe('a sentence of a page', () => {
  it('is quoted without its last mark, in the characters of the page', () => {
    expect(quoteIn('水溫１８到 25 度「最穩」。冬天另計。', '水溫')).toBe('水溫１８到 25 度『最穩』')
  })

  it('is quoted with the one after it that limits or doubts it', () => {
    expect(quoteIn('三酸甘油酯下降 18%。這項研究由廠商贊助。', '三酸')).toBe(
      '三酸甘油酯下降 18%。這項研究由廠商贊助',
    )
  })

  it.each([
    ['hangs on the one before', '要先開機。這樣比較快。', '這樣'],
    ['answers a question in a few words', '可以空腹吃嗎？不行。', '不行'],
    ['asks', '要放冰箱嗎？要看溫度。', '要放'],
    ['is taken back by the next', '膠囊越大越好。這是錯的。', '膠囊'],
    ['stands after hearsay', '網路流傳兩個說法。魚油能取代藥物。', '魚油'],
    ['reports what others say before the page answers', '廠商宣稱能降 10 度。我們只量到 1 度。', '廠商'],
  ])('is not quoted where it %s', (_, text, sentence) => {
    expect(quoteIn(text, sentence)).toBeNull()
  })

  it('is found whole where a passage holds its end alone, and with how the next block begins', () => {
    const text = '標題\n低溫時，轉輪式仍能除濕。\n但是比較耗電。'
    const blocks = [{ kind: 'heading' as const, level: 2, text: '標題', start: 0, role: 'content' as const }]
    const context = contextOfPassage('轉輪式仍能除濕。', { text, blocks })
    expect(context.sentences.map((each) => each.text)).toEqual(['低溫時，轉輪式仍能除濕。'])
    expect(context.next).toBe('但是比較耗電。')
    expect(wholeQuote(context, 0)).toBeNull()
  })
})

describe('what a model chooses', () => {
  const sentence = '空腹吃容易反胃,但不影響吸收;飯後 30 分鐘內服用,油脂能幫助吸收。'

  it.each(['飯後 30 分鐘內服用,油脂能幫助吸收。', '油脂能幫助吸收', sentence])(
    'is of the page: %s',
    (wanted) => {
      expect(isChosen(wanted, sentence)).toBe(true)
    },
  )

  it.each([
    '空腹吃容易反胃。',
    '空腹吃不容易反胃,但不影響吸收。',
    '飯後 20 分鐘內服用,油脂能幫助吸收。',
    '油脂能幫助吸收,飯後 30 分鐘內服用。',
    '空腹吃,油脂能幫助吸收。',
    '',
  ])('is not of the page: %s', (wanted) => {
    expect(isChosen(wanted, sentence)).toBe(false)
  })
})
