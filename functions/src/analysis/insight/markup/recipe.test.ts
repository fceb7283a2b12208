import { expect, it } from 'vitest'
import { readPage } from '../../../reading/read-page.ts'
import { recipeOf } from './recipe.ts'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

function recipeIn(title: string, things: readonly string[], steps: readonly string[]) {
  const body = `<h2>先擺好</h2>${list(...things)}<h2>晚飯後的五分鐘</h2>${list(...steps)}<h2>閒聊</h2><p>陽台的茉莉花開了。</p>`
  const html = `<!doctype html><html lang="zh-TW"><head><title>${title}</title></head><body><main><article><h1>${title}</h1><p>夏天的冰箱裡一定有一瓶，孩子放學回來自己倒，比外面買的便宜，也不會太甜。</p>${body}</article></main></body></html>`
  return recipeOf(
    readPage({
      bytes: Buffer.from(html),
      url: 'https://site.test/page',
      contentType: 'text/html; charset=utf-8',
    }),
  )
}

const TEA = ['茶葉二十克', '冷開水一千二百毫升', '冰糖三十克', '一個一公升半的玻璃瓶']
const STEPS = ['瓶子用滾水沖一圈', '倒進茶葉和冰糖', '加冷開水，蓋緊', '放進冰箱，隔天濾掉茶葉再喝']

it('is what is made cold, with amounts in Chinese numerals and steps under any heading, without its utensils', () => {
  const found = recipeIn('麥香紅茶做法', TEA, STEPS)
  expect(found?.recipeIngredient).toEqual(TEA.slice(0, 3))
  expect(found?.recipeInstructions).toMatchObject(STEPS.map((text) => ({ text })))
})

it('is none without steps that handle food', () => {
  const advice = ['睡前先關燈', '找一本好書', '手機留在客廳', '聽一點音樂']
  expect(recipeIn('麥香紅茶做法', TEA, advice)).toBeNull()
})
