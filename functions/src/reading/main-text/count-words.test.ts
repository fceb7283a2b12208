import { describe, expect, it } from 'vitest'
import { countWords, shareAmong, wordsIn } from './count-words.ts'

describe('the words of a text', () => {
  it('are Han and kana characters, and runs of letters and digits of other scripts', () => {
    const text = '除濕機 12L，Ü-Boot_2 カビ。𠮷'
    expect(wordsIn(text, 20)).toEqual(['除', '濕', '機', '12l', 'ü', 'boot_2', 'カ', 'ビ', '\ud842'])
    expect(countWords(text)).toEqual({ words: 9, cjk: 6 })
  })

  it('are listed up to a limit', () => {
    expect(wordsIn('one 二 three four', 3)).toEqual(['one', '二', 'three'])
  })

  it('are counted among known words', () => {
    expect(shareAmong(new Set(['filter', '除', 'a'.repeat(40)]), 'Filter 除濕 filters', 60)).toBe(0.5)
    expect(shareAmong(new Set(['filter']), 'one filter', 1)).toBe(0)
    expect(shareAmong(new Set(['filter']), '…', 60)).toBe(0)
  })
})
