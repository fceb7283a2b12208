import { expect, it } from 'vitest'
import table from './word-vectors.json' with { type: 'json' }
import { packedSignsOfWord, signsOfWord, WORD_INTEGERS, wordsOf } from './word-vectors.ts'

const words = wordsOf(table.wordsByFirst)

it('each first character is written once, a word of one character as nothing after it', () => {
  expect(wordsOf('a bc\n水 果 準')).toEqual(['a', 'abc', '水', '水果', '水準'])
})

it('the words of the table with one first character stand together, and each is there once', () => {
  const firsts = table.wordsByFirst.split('\n').map(([first]) => first)
  expect(new Set(firsts).size).toBe(firsts.length)
  expect(new Set(words).size).toBe(words.length)
  expect(signsOfWord(words.at(-1) ?? '')).toHaveLength(1)
})

it('a word that the table lacks has the signs of most of its characters, of a tie those of the first', () => {
  const letters = ['水', '火', '山']
  const [water, fire, hill] = letters.map(
    (letter) => packedSignsOfWord(letter) ?? new Int32Array(WORD_INTEGERS),
  )
  const most = water?.map((bits, at) => {
    const [b = 0, c = 0] = [fire?.[at], hill?.[at]]
    return (bits & b) | (bits & c) | (b & c)
  })
  expect(words).not.toContain('水火山')
  expect(packedSignsOfWord('水火山')).toEqual(most)
  expect(packedSignsOfWord('水𪚥')).toEqual(water)
  expect(packedSignsOfWord('xq')).toBeNull()
})

it('a word of two characters that the table lacks is their tie, which the first decides', () => {
  expect(words).not.toContain('火水')
  expect(packedSignsOfWord('火水')).toEqual(packedSignsOfWord('火'))
})
