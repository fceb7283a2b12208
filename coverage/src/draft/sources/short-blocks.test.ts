import { expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { shortBlockRuns } from './short-blocks.ts'

/** The labels with their values that are read as one sentence each. */
const runsOf = (...lines: readonly string[]) =>
  basisOf('房貸', [markedSource(1, lines.join('\n'))])
    .pages.map(shortBlockRuns)
    .flatMap(({ text, blocks }) => blocks.map(({ start, length }) => text.slice(start, start + length)))

it('reads a label of at most 24 characters with the value in the box after it', () => {
  const label = (chars: number) => '銀'.repeat(chars)
  expect(runsOf(label(24), '2.18%')).toEqual([`${label(24)}\t2.18%`])
  expect(runsOf(label(25), '2.18%')).toEqual([])
})

it('reads at most five values after one label', () => {
  const values = ['2.1%', '2.2%', '2.3%', '2.4%', '2.5%', '2.6%']
  expect(runsOf('甲銀行', ...values)).toEqual([['甲銀行', ...values.slice(0, 5)].join('\t')])
})
