import { expect, it } from 'vitest'
import { namesIn } from './name-candidates.ts'

it('lets what a keyword asks about name a topic, but not its subject, once or twice', () => {
  const isSubject = namesIn('除濕機 租除濕機 押金')
  expect(isSubject('除濕機')).toBe(true)
  expect(isSubject('租除濕機')).toBe(true)
  expect(isSubject('押金')).toBe(false)
})
