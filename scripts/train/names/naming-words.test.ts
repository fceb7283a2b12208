import { expect, it } from 'vitest'
import type { SubjectsOfKeyword } from '../subjects/read-subjects.ts'
import { namingWords } from './naming-words.ts'

const keyword = (name: string, fact: string): SubjectsOfKeyword => ({
  keyword: name,
  subjects: [
    [
      { kind: 'name', text: name },
      { kind: 'fact', text: fact },
    ],
  ],
})

it('words of two characters or more are usual from six keywords on, and only in names', () => {
  const all = Array.from({ length: 6 }, () => keyword('費用 與 保固', '價錢'))
  expect(namingWords(all)).toEqual(['保固', '費用'])
  expect(namingWords(all.slice(1))).toEqual([])
})
