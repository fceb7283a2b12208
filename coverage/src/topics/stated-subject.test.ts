import { expect, it } from 'vitest'
import type { Seed } from './seeds.ts'
import { statedSubjects } from './stated-subject.ts'

const topic = (text: string, label = '') => ({
  seeds: [
    { kind: 'statement', text, statement: { id: text, text, label, heading: '', referenceIndexes: [] } },
  ],
})
const subjects = (keyword: string, ...topics: ReturnType<typeof topic>[]) =>
  statedSubjects(topics as unknown as { seeds: Seed[] }[], keyword)

it('takes what a statement without a label is about', () => {
  expect(
    subjects('手工皂製作', topic('表面的白粉是皂液接觸空氣產生。'), topic('保存：約一年。', '保存')),
  ).toEqual([['白粉'], []])
})

it('takes neither the keyword in other order nor what two topics’ statements mention', () => {
  expect(subjects('失眠怎麼改善', topic('改善失眠要先固定起床時間。'))).toEqual([[]])
  const both = [topic('酒精會讓睡眠變淺。'), topic('抗組織胺不可與酒精併用。')]
  expect(subjects('失眠怎麼改善', ...both)[0]).toEqual([])
})
