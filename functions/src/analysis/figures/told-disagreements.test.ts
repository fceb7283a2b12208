import { expect, it } from 'vitest'
import { toldDisagreements } from './told-disagreements.ts'

const group = (name: string, confirmed: boolean, giver?: 'overview') => ({
  name,
  topicId: name,
  disagree: true,
  confirmed,
  figures: giver === undefined ? [] : [{ giver } as never],
})

it('tells five disagreements, those that a judge confirmed first and then those of the AI Overview', () => {
  const groups = [
    group('pages 1', false),
    group('pages 2', false),
    group('pages 3', false),
    group('pages 4', false),
    group('overview', false, 'overview'),
    group('judged', true),
    { ...group('agree', true), disagree: false },
  ]
  expect(toldDisagreements(groups, []).map(({ name }) => name)).toEqual([
    'judged',
    'overview',
    'pages 1',
    'pages 2',
    'pages 3',
  ])
})

it('tells those of the weightiest topics first', () => {
  const groups = ['light', 'heavy', 'unknown'].map((name) => group(name, true))
  const topics = [
    { id: 'heavy', weight: 0.08 },
    { id: 'light', weight: 0.02 },
  ]
  expect(toldDisagreements(groups, topics).map(({ name }) => name)).toEqual(['heavy', 'light', 'unknown'])
})
