import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../tests/cases/marked-page.ts'
import { enumerationAround } from './enumeration.ts'

const around = (paragraph: string, text: string) => enumerationAround(parseMarkedPage(paragraph).page, text)

it.each([
  ['一、先關水。二、拆下龍頭。三、換墊片。完工後開水試漏。', '先關水'],
  ['（一）先關水（二）拆下龍頭（三）換墊片。', '拆下龍頭'],
  ['1. 先關水 2. 拆下龍頭 3. 換墊片', '換墊片'],
  ['第一，先關水；第二，拆下龍頭；第三，換墊片。', '拆下龍頭'],
])('finds the numbered items of a paragraph: %s', (paragraph, text) => {
  expect(around(paragraph, text)?.items).toEqual(['先關水', '拆下龍頭', '換墊片'])
})

it('keeps what announces them, and their numbers where the page is quoted', () => {
  expect(around('水龍頭滴水。照三步：①關水②拆③換墊片。', '關水')).toEqual({
    lead: '照三步：',
    items: ['關水', '拆', '換墊片'],
    verbatim: '照三步：①關水②拆③換墊片',
  })
})

it.each([
  ['一、二樓都會漏。', '二樓都會漏'],
  ['墊片厚 1.5 公分，管徑 2.5 公分。', '墊片厚 1.5 公分'],
  ['一、先關水。二、換墊片。完工後開水試漏。', '完工後開水試漏'],
  ['水龍頭滴水多半是墊片老化。', '水龍頭滴水多半是墊片老化'],
])('takes nothing else for one: %s', (paragraph, text) => {
  expect(around(paragraph, text)).toBeNull()
})

it('gives two ways that are told in sentences with what announces them', () => {
  const told = '兩種洗法。第一種是手洗，一雙十分鐘。第二種是機洗，要先拆鞋墊。曬乾再收。'
  expect(around(told, '手洗，一雙十分鐘')).toMatchObject({
    lead: '兩種洗法：',
    items: ['手洗，一雙十分鐘', '機洗，要先拆鞋墊'],
  })
})
