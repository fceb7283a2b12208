import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInputs } from '../testing/sample.ts'
import { foreignRule } from './foreign-rule.ts'

const [view] = sampleInputs({ size: 3 }).map(viewOf)

it('warns of what a page in another language or in Simplified Chinese says, but not where that page is about Taiwan', () => {
  const [first] = view?.othersRead ?? []
  if (view === undefined || first === undefined) throw new Error('no source')
  const ruleOn = (text: string, quote = '「A lesson lasts one hour.」') => {
    const othersRead = [{ ...first, page: { ...first.page, title: 'Guitar lessons', text } }]
    const said = [{ text: quote, pageId: first.id, link: '' }]
    return foreignRule({ ...view, language: 'traditional', othersRead }, said)
  }
  expect(ruleOn('A lesson lasts one hour and costs 40 dollars.')).toContain('原文 1 來自外文網頁')
  expect(ruleOn('A lesson lasts one hour and costs NT$800.')).toBe('')
  expect(ruleOn('Schools in Taiwan teach in the evening. A lesson lasts one hour.')).toBe('')
  expect(ruleOn('钢琴课一节一百块，老师上门。', '「一节一百块。」')).toContain('原文 1 是簡體中文網頁')
  expect(ruleOn('在台湾学钢琴，一节一千块。', '「一节一千块。」')).toBe('')
})
