import { expect, it } from 'vitest'
import { termsOf } from './terms.ts'
import { foldVariants } from './variants.ts'

it('folds characters that Taiwan writes both ways, and keeps the length of a text', () => {
  expect(foldVariants('臺北的溼紙巾佔了一半，抽菸請到吸煙區')).toBe('台北的濕紙巾占了一半，抽煙請到吸煙區')
})

it('gives texts in either writing the same terms', () => {
  expect(termsOf('溼氣佔七成')).toEqual(termsOf('濕氣占七成'))
})
