import { expect, it } from 'vitest'
import { pageExperienceOf } from './page-experience.ts'

it('lists what needs work and what is ready, and keeps the rest', () => {
  expect(
    pageExperienceOf(
      '需要處理：沒有 meta description；3 張圖片沒有替代文字。已就緒：使用 HTTPS；標題（title）「怎麼沖？一、準備；二、開始。」共 12 字。另外，有 2 個站內連結。載入速度沒有量測，不作評論。',
    ),
  ).toEqual({
    groups: [
      { label: '需要處理', items: ['沒有 meta description', '3 張圖片沒有替代文字'] },
      { label: '已就緒', items: ['使用 HTTPS', '標題（title）「怎麼沖？一、準備；二、開始。」共 12 字'] },
    ],
    rest: '另外，有 2 個站內連結。載入速度沒有量測，不作評論。',
  })
})

it.each(['您的網頁未能讀取，未評估。', '需要處理：標題「怎麼沖；共 4 字。'])('leaves %j as it is', (text) => {
  expect(pageExperienceOf(text)).toBeNull()
})
