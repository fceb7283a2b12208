import { expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { claimsOfPage } from '../../figures/claims-of-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { givesFigures } from './passage-figures.ts'

/** Twenty invented words that begin with a letter. */
const words = (letter: string) => Array.from('bdfghklmnprstvwxyzcj', (each) => `${letter}o${each}u`)

/**
 * Whether a passage gives the value of a sentence although it has another value in just the words of the sentence, and the
 * sentence's value in so many of its twenty words.
 */
function gives(shared: number, numbers: readonly string[]): boolean {
  const said = words('m')
  const [own] = claimsOfPage(markedSource(9, `${said.join(' ')} 5 days.`), () => true)
  const same = [...said.slice(0, shared), ...words('p').slice(shared)].join(' ')
  const source = `${same} 5 days, ${said.join(' ')} 8 days, 77.`
  const [passage] = sourceStatements(basisOf('days', [markedSource(1, source)])).passages.all
  if (own === undefined || passage === undefined) throw new Error('no figure')
  return givesFigures(passage, { bare: own.bare, heading: '', figures: [own], numbers, isNamed: () => true })
}

it('takes the same value for meant unless the words of another value are more similar by a fifth', () => {
  expect(gives(17, [])).toBe(true)
  expect(gives(15, [])).toBe(false)
})

it('takes it for meant up to a half if the sentence gives another number as well', () => {
  expect(gives(11, ['77'])).toBe(true)
  expect(gives(9, ['77'])).toBe(false)
})
