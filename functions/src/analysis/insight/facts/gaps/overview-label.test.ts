import { expect, test } from 'vitest'
import { saidByOverview } from './overview-label.ts'

test('the label of an item of the AI Overview stands before the quote', () => {
  expect(saidByOverview('鴨絨：同樣重量下最暖，但怕潮。', '填充物')).toBe(
    'AI Overview 在「鴨絨」說「同樣重量下最暖，但怕潮」',
  )
  expect(saidByOverview('**鴨絨**：怕潮', '填充物')).toBe('AI Overview 在「鴨絨」說「怕潮」')
})

test('a label that the name of the gap says is left out', () => {
  expect(saidByOverview('保暖：鴨絨最暖', '保暖度')).toBe('AI Overview 說「鴨絨最暖」')
})

test('what is told of one of two things keeps its label', () => {
  expect(saidByOverview('鴨絨：怕潮', '鴨絨與棉')).toBe('AI Overview 在「鴨絨」說「怕潮」')
})

test('a statement without a label is quoted as it stands', () => {
  expect(saidByOverview('鴨絨最暖，棉最便宜。')).toBe('AI Overview 說「鴨絨最暖，棉最便宜」')
  expect(saidByOverview('鴨絨最暖。', '鴨絨與棉')).toBe('AI Overview 說「鴨絨最暖」')
})
