import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { lacksWordsOfPart } from './lacking-words.ts'

function lacks(statement: string, text: string, heading = '說明') {
  const [page] = buildCorpus([markedSource(1, `## ${heading}\n${text}`)]).pages
  return page !== undefined && lacksWordsOfPart(statement, page)
}

it.each([
  ['行李：帶雨衣、頭燈與行動電源。', '雨衣和行動電源一定要帶。', '雨衣、頭燈和行動電源一定要帶。'],
  ['押金一個月，退租後無息退還。', '押金一個月，簽約時收。', '押金一個月，退租後退還。'],
  ['出發前先查路況，并預留緩衝。', '出發前先看路況。', '出發前先看路况，也留一點缓冲。'],
])('a page lacks a clause or a listed thing none of whose words it has: %s', (statement, page, whole) => {
  expect(lacks(statement, page)).toBe(true)
  expect(lacks(statement, whole)).toBe(false)
})

it('a page lacks a long clause none of whose words it has, though it has most of its characters elsewhere', () => {
  const statement = '雨衣要帶，並準備備用營繩固定四角。'
  const scattered =
    '雨衣要帶。準時出發。設備齊全。使用爐具。露營愉快。繩子收好。固態燃料。定時吃飯。四點到達。角落放垃圾。'
  expect(lacks(statement, scattered)).toBe(true)
  expect(lacks(statement, '雨衣要帶，備用的繩子綁好四角。')).toBe(false)
})

it.each([
  ['事前準備：雨衣要帶。', '雨衣要帶。'],
  ['雨衣（俗稱斗篷）要帶。', '雨衣要帶。'],
  ['雨衣要帶，每件約 250 到 1,900 元。', '雨衣要帶。'],
  ['雨衣要帶，布料較透氣。', '雨衣要帶。'],
  ['雨衣要帶，全台灣適用。', '雨衣要帶。'],
  ['雨衣要帶，全臺灣適用。', '雨衣要帶。'],
  ['由低、中到高，雨衣分三種。', '雨衣分低、中、高三種。'],
  ['雨衣 and poncho 要帶。', '雨衣要帶。'],
])('says nothing of labels, other names, figures, comparisons and foreign words: %s', (statement, page) => {
  expect(lacks(statement, page)).toBe(false)
})

it('an English page lacks a clause with none of its words in any form', () => {
  const lacksOf = (statement: string, text: string) => lacks(statement, text, 'Packing')
  const statement = 'Tents: bring spare poles, strong guy ropes.'
  expect(lacksOf(statement, 'Bring two spare poles to every camp in the mountains.')).toBe(true)
  expect(lacksOf(statement, 'Bring two spare poles to every camp. Each rope must hold in a storm.')).toBe(
    false,
  )
  expect(
    lacksOf('Tents: drying seams, folding corners.', 'Fold each corner before you dry the seam in the sun.'),
  ).toBe(false)
  expect(lacksOf('Tents: swapping batteries.', 'Swap the battery of the lamp when it is low.')).toBe(false)
  expect(lacksOf('Tents: dried cherries, hurried families.', 'Dry the cherry. A family may hurry.')).toBe(
    false,
  )
  expect(lacks(statement, '營柱多帶兩支。')).toBe(false)
})

it('a page lacks those of an age for whom a statement says that a limit holds', () => {
  const statement = '免票：65 歲以上長者、50 歲以上聽障者，座位另計。'
  expect(lacks(statement, '免票的有六十五歲以上的長者、五十歲以上之視障者，座位另計。')).toBe(true)
  expect(lacks(statement, '免票的有六十五歲以上的人、五十歲以上聽障的人，座位另計。')).toBe(false)
})

it('a page whose site is of a place says what is told with that place as the example', () => {
  const statement = '雨衣：以青嶼市為例，可向管理處借用。'
  const source = markedSource(1, '## 借用\n雨衣可向管理處借用。')
  const lacksOn = (siteName: string) => {
    const named = { ...source, page: source.page === null ? null : { ...source.page, siteName } }
    const [page] = buildCorpus([named]).pages
    return page !== undefined && lacksWordsOfPart(statement, page)
  }
  expect(lacksOn('')).toBe(true)
  expect(lacksOn('青嶼市政府')).toBe(false)
})
