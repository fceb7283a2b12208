import { expect, it } from 'vitest'
import { SENTENCE_BREAK } from './sentences.ts'

it.each([
  ['The study by J. Smith found 5%. It held.', ['The study by J. Smith found 5%. ', 'It held.']],
  ['Ask Prof. Chen about Fig. A, e.g. Teflon.', ['Ask Prof. Chen about Fig. A, e.g. Teflon.']],
  ['Is it safe? No. The glue melts.', ['Is it safe? ', 'No. ', 'The glue melts.']],
  ['Bake at 180 °C. Then cool.', ['Bake at 180 °C. ', 'Then cool.']],
  ['他說「好！」就走了。然後關門。', ['他說「好！」就走了。', '然後關門。']],
])('ends sentences of a paragraph where they end: %s', (text, sentences) =>
  expect(text.split(SENTENCE_BREAK)).toEqual(sentences),
)
