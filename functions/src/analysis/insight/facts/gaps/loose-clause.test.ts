import { expect, it } from 'vitest'
import type { Subject } from '../mention.ts'
import { isLooseClause } from './loose-clause.ts'

const subject = { names: ['帳篷防水'], shown: new Set(['帳篷', '防水']) } as unknown as Subject
const isLoose = (text: string, paragraph: string, under?: string, kind = 'paragraph') =>
  isLooseClause({ text, ...(under === undefined ? {} : { under }) }, subject, {
    blocks: [{ kind, text: paragraph }] as never,
  })

it('knows a short clause from within a paragraph that nothing ties to the subject', () => {
  const clause = '膠條要沿著縫線貼緊'
  const paragraph = `先把接縫擦乾。${clause}。`
  expect(isLoose(clause, paragraph)).toBe(true)
  expect(isLoose(clause, paragraph, '接縫')).toBe(true)
  expect(isLoose(clause, paragraph, '接縫怎麼補？')).toBe(false)
  expect(isLoose(clause, `${clause}。然後晾乾。`)).toBe(false)
  expect(isLoose(clause, paragraph, undefined, 'tableRow')).toBe(false)
})

it.each([
  '膠條貼在帳篷的縫線上',
  '膠條要貼 2 公分寬',
  '膠條要沿著縫線貼緊，貼完用湯匙的背面壓過整條接縫一遍',
])('but none that has a word of the name or a figure, or is longer: %s', (text) =>
  expect(isLoose(text, `先把接縫擦乾。${text}。`)).toBe(false),
)
