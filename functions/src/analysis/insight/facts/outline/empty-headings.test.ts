import { expect, it } from 'vitest'
import { markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { emptyHeadings, ownersHeadings, sectionsOf } from './own-sections.ts'

it('finds a heading that has parts below it and no text of its own', () => {
  const { page } = markedSource(
    0,
    [
      '## 剪毛前先梳開\n打結的地方用手撥開，再用梳子從尾端慢慢梳。',
      '## 主人最擔心的',
      '### 會不會剪到肉？\n皮膚拉平了才下剪刀，腋下和鼠蹊用電剪。',
      '### 多久剪一次？\n長毛兩個月一次，短毛看季節。',
    ].join('\n'),
  )
  if (page === null) throw new Error('no page')
  expect(emptyHeadings(page).map(({ heading }) => heading)).toEqual(['主人最擔心的'])
})

it('finds a heading over what the page says of its owner, which is no section', () => {
  const { page } = markedSource(
    0,
    [
      '## 剪毛前先梳開\n打結的地方用手撥開，再用梳子從尾端慢慢梳。',
      '## 關於我們這間小店\n開在巷口的第三年，養了一隻不肯洗澡的貓。',
    ].join('\n'),
  )
  if (page === null) throw new Error('no page')
  expect(ownersHeadings(page).map(({ heading }) => heading)).toEqual(['關於我們這間小店'])
  expect(sectionsOf(page).map(({ heading }) => heading)).not.toContain('關於我們這間小店')
})
