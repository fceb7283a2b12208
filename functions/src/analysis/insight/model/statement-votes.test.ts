import type { JudgedSupport } from '@gaplens/coverage/table/coverage-table'
import { describe, expect, it } from 'vitest'
import { disputedStatements, foundByMost } from './statement-votes.ts'

/** 「o1 p2 found」: a statement, a page and how far it is found there. */
function answer(...lines: readonly string[]): JudgedSupport[] {
  return lines.map((line, at) => {
    const [statementId = '', pageId = '', level] = line.split(' ')
    const quote = { id: `c${at}`, pageId, start: 0, end: 1, heading: '' }
    return { statementId, pageId, level: level === 'found' ? 'found' : 'partly', quote }
  })
}
const told = (support: readonly JudgedSupport[]) =>
  support.map(({ statementId, pageId, level }) => `${statementId} ${pageId} ${level}`)

describe('two answers about statements', () => {
  it('dispute what only one of them finds, and what one finds wholly and one in part', () => {
    const one = answer('o1 p1 found', 'o1 p2 found', 'o2 p1 found')
    const other = answer('o1 p1 found', 'o2 p1 partly', 'o3 p3 found')
    expect(disputedStatements(one, other)).toEqual([
      { statementId: 'o1', pageIds: ['p2'] },
      { statementId: 'o2', pageIds: ['p1'] },
      { statementId: 'o3', pageIds: ['p3'] },
    ])
  })

  it('dispute nothing if one of them finds nothing at all', () => {
    expect(disputedStatements(answer('o1 p1 found'), [])).toEqual([])
    expect(told(foundByMost([answer('o1 p1 found'), [], []]))).toEqual(['o1 p1 found'])
  })
})

it('what two of three answers find is found, in part if not two find it whole', () => {
  const one = answer('o1 p1 found', 'o2 p1 found', 'o3 p1 found', 'o4 p1 found')
  const other = answer('o1 p1 found', 'o3 p1 partly', 'o5 p1 found')
  const third = answer('o2 p1 found', 'o3 p1 partly')
  expect(told(foundByMost([one, other, third]))).toEqual(['o1 p1 found', 'o2 p1 found', 'o3 p1 partly'])
  expect(told(foundByMost([one, other, []]))).toEqual(['o1 p1 found', 'o3 p1 partly'])
})

it('an answer that lists a statement twice has one vote', () => {
  const twice = answer('o1 p1 found', 'o1 p1 found')
  expect(foundByMost([twice, answer('o2 p1 found')])).toEqual([])
})
