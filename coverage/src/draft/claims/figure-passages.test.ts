import { expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'

it('dates a page by a line of at most 20 characters that gives a year', () => {
  const yearsOf = (line: string) => [
    ...(sourceStatements(basisOf('睡眠假', [markedSource(1, `${line}\n罰 9 萬元。`)])).passages.all.at(-1)
      ?.years ?? []),
  ]
  const line = (chars: number) => '民國 105 年 3 月'.padEnd(chars, '理')
  expect(yearsOf(line(20))).toHaveLength(1)
  expect(yearsOf(line(21))).toEqual([])
})
