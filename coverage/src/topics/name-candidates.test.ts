import { expect, it } from 'vitest'
import { buildCorpus } from '../corpus/corpus.ts'
import { candidatesOf, namesIn } from './name-candidates.ts'
import { findSeeds } from './seeds.ts'

it('lets what a keyword asks about name a topic, but not its subject, once or twice', () => {
  const isSubject = namesIn('除濕機 租除濕機 押金')
  expect(isSubject('除濕機')).toBe(true)
  expect(isSubject('租除濕機')).toBe(true)
  expect(isSubject('押金')).toBe(false)
})

it('takes the keyword off the front of a question, whose words stand in the order of the sentence', () => {
  const seeds = findSeeds(buildCorpus([]), [], [{ text: '家用除濕機推薦壓縮機式還是沸石式？', answer: '' }])
  const names = candidatesOf(seeds, '除濕機推薦 家用', new Set()).map(({ text }) => text)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => name.includes('推薦'))).toEqual([])
})
