import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { subjectOf } from '../../testing/subject.ts'
import { viewOf } from '../view.ts'
import { isTale, isUnclearTale } from './told-by-writer.ts'

const DIARY = '## 第三天\n那天早上醒來，眉毛紅得像蠟筆。我上個月去紋的。'
const [page] = viewOf(
  inputOf({ keyword: '紋眉', serp: emptySerp(), sources: [markedSource(1, DIARY)] }),
).othersRead.map((each) => each.page)
const passage = {
  id: 'p',
  pageId: '1',
  heading: '第三天',
  quote: '那天早上醒來，眉毛紅得像蠟筆。我上個月去紋的。',
  url: '',
  link: '',
}

it('takes for a tale what has its writer in it or in its heading, but not what a firm advises', () => {
  if (page === undefined) throw new Error('no page')
  expect(isTale('我把舊床墊給了房客', passage, page)).toBe(true)
  expect(isTale('我們建議至少選一年期', passage, page)).toBe(false)
  expect(isTale('床墊每十年換一次', passage, page)).toBe(false)
  expect(isTale('床墊每十年換一次', { ...passage, heading: '我換過的四張床墊' }, page)).toBe(true)
})

it('finds a tale unclear that shows neither its writer nor its subject', () => {
  if (page === undefined) throw new Error('no page')
  expect(isUnclearTale('眉毛紅得像蠟筆', passage, page, subjectOf(['結痂期']))).toBe(true)
  expect(isUnclearTale('眉毛紅得像蠟筆', passage, page, subjectOf(['眉毛']))).toBe(false)
  expect(
    isUnclearTale('眉毛紅得像蠟筆', { ...passage, quote: '眉毛會紅兩天。' }, page, subjectOf(['結痂期'])),
  ).toBe(false)
})
