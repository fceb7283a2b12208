import { expect, it } from 'vitest'
import { isDraftNote, NOTE_MARKS } from './draft-notes.ts'

it.each(Object.values(NOTE_MARKS))('a quoted line that begins with %s is a note', (mark) => {
  for (const before of ['> ', '>', '  > ', '> > '])
    expect(isDraftNote(`${before}${mark}水溫 92 度`)).toBe(true)
  expect(isDraftNote(`${mark}水溫 92 度`)).toBe(false)
  expect(isDraftNote('> 水溫 92 度')).toBe(false)
  expect(isDraftNote(`> 水溫（${mark}手冊）`)).toBe(false)
})
