import { expect, it } from 'vitest'
import { hasNoFigure, unquotedWords } from './unquoted-words.ts'

function unquoted(statement: string, ...quotes: string[]): string[] {
  return unquotedWords({ keyword: '窗簾 安裝', text: statement }, quotes.join('\n'))
}

it('tells the things that a statement lists and the quotes leave out', () => {
  expect(unquoted('報價包含丈量、車縫與軌道。', '軌道另計，丈量免費。')).toEqual(['車縫'])
  expect(unquoted('遇到跳電或燒焦味，可以找房東。', '有燒焦味就打給房東。')).toEqual(['跳電'])
})

it('tells figures of which the quotes give neither the value nor both ends', () => {
  expect(unquoted('單窗約 1,500 到 3,000 元。', '單窗全部 1,500 元。')).toEqual(['1,500 到 3,000 元'])
  expect(unquoted('單窗約 1,500 到 3,000 元。', '小窗 1,500 元', '大窗 3,000 元')).toEqual([])
  expect(unquoted('須年滿 18 歲。', '滿十八歲才能簽約。')).toEqual([])
})

it('tells a grade with what it is of', () => {
  expect(unquoted('布料須為防焰二級以上。', '布料要防火。')).toEqual(['防焰二級'])
  expect(unquoted('布料須為 2 級以上。', '布料要防火。')).toEqual(['2 級'])
  expect(unquoted('購買 1 級的布料才補助。', '布料要防火。')).toContain('1 級')
})

it('takes a number for one that a quote gives only if it is whole', () => {
  expect(unquoted('車縫 20 分鐘，再燙 20 到 25 分鐘。', '先縫 20 分鐘，熨斗開到 250 瓦。')).toEqual([
    '20 到 25 分鐘',
  ])
  expect(unquoted('布料保固一到三年。', '布料保固三年。')).toEqual(['一到三年'])
})

it('takes a range for another than one that has but one end in common with it', () => {
  const statement = '雙層窗簾約 4,000 到 9,000 元。'
  expect(hasNoFigure(statement, '雙層的行情 4,000 到 12,000 元。')).toBe(true)
  expect(hasNoFigure(statement, '雙層的 4,000 元起。')).toBe(false)
  expect(hasNoFigure(statement, '雙層的行情 4,000 到 9,000 元。')).toBe(false)
})

it('takes a period for how often a thing is done, and tells a measure with what it is counted by', () => {
  expect(unquoted('紗簾 4 到 6 週洗一次。', '紗簾\t4 到 6 週\t灰塵多')).toEqual([])
  expect(unquoted('紗簾 4 到 6 週洗一次。', '紗簾\t4 週\t灰塵多')).toEqual(['4 到 6 週洗一次'])
  expect(unquoted('染劑低於 3 mg/L 才合格。', '染劑合格才能賣。')).toEqual(['3 mg/L'])
})

it('tells months that no quote has, in whichever numerals', () => {
  expect(unquoted('布展在 10 月到隔年 2 月舉行。', '布展辦到二月底。')).toEqual(['10 月'])
  expect(unquoted('布展從十一月開始，月租另計。', '11 月 3 日開展。')).toEqual([])
})

it('tells abbreviations and long words', () => {
  expect(unquoted('PVC 葉片防水，可用清潔劑擦。', '葉片不怕水。')).toEqual(['PVC', '清潔劑'])
  expect(unquoted('先泡半小時再洗。', '先泡三十分鐘。')).toEqual([])
  expect(unquoted('動手前要看清楚，把螺絲算進去。', '葉片不怕水。')).toEqual([])
})

it('does not tell what the quotes say in part, what is searched for, or what the label names', () => {
  expect(unquoted('要留意價差與縮水率。', '價格差很多，布料縮水的也有。')).toEqual([])
  expect(unquoted('窗簾與安裝要分開估價。', '兩項各自報價。')).toEqual([])
  expect(unquoted('遮光率：選九成以上。', '九成以上才睡得著。')).toEqual([])
})

it('tells times of day that no quote has, with or without the part of the day', () => {
  expect(unquoted('9 點 40 分後不得施工。', '早上可以施工。')).toEqual(['9 點 40 分'])
  expect(unquoted('9 點 40 分後不得施工，晚間十點前要收工。', '09:40 起停工，十點收工。')).toEqual([])
})

it('tells only figures of quotes in another language, which say names in other words', () => {
  expect(unquoted('報價包含丈量、車縫與軌道，共 1,500 元。', 'The tailor measures your window.')).toEqual([
    '1,500 元',
  ])
})

it('takes any value of a vague range for one that gives it', () => {
  expect(unquoted('馬達運轉時約六十多分貝，換一組要十幾萬元。', '馬達 64 分貝', '整組 13 萬元起')).toEqual([])
  expect(unquoted('馬達運轉時約六十多分貝。', '馬達 74 分貝')).toEqual(['六十多分貝'])
})

it('names what a list lists without the verb before it', () => {
  expect(unquoted('註明窗寬、褶數與軌道。', '軌道和窗寬要寫出來。')).toEqual(['褶數'])
  expect(unquoted('先看有無蟲洞、脫線。', '布邊脫線可以換。')).toEqual(['蟲洞'])
})

it('cuts no word of a list in two', () => {
  expect(unquoted('視力檢查、看護費另計。', '尺寸。')).toEqual(['視力檢查', '看護費另計'])
})

it('tells a long word of a list of which the quotes have only the beginning of another', () => {
  expect(unquoted('師傅要帶電鑽與安全帽。', '安全守則：電鑽要接地。')).toEqual(['安全帽'])
  expect(unquoted('師傅要帶電鑽與安全帽。', '安全守則：電鑽要接地，帽子要扣好。')).toEqual([])
})
