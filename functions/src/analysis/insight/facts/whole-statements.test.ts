import type { Block } from '@gaplens/contracts/analysis/read-page'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { expect, it } from 'vitest'
import { subjectOf } from '../testing/subject.ts'
import { wholeList, wholeSeries } from './whole-statements.ts'

const pageOf = (kind: 'tableRow' | 'listItem', ...texts: string[]) => ({
  blocks: texts.map((text): Block => ({ kind, level: 0, text, start: 0, role: 'content' })),
})

it('gives the column of a series whose name has the figure that the AI Overview gives of the subject', () => {
  const rows = ['月數\t學費\t保證金（25%）', '第 1 期\t8,000 元\t2,000 元', '第 2 期\t6,000 元\t1,500 元']
  const page = pageOf('tableRow', ...rows, '第 3 期\t4,000 元\t1,000 元')
  const subject = subjectOf(['預付款'], '學費的 25%')
  const stated = { ...subject.stated, figures: readFigures('學費的 25%') }
  expect(wholeSeries(rows[1] ?? '', page, { ...subject, stated })?.text).toBe(
    '保證金（25%，依月數）——第 1 期：2,000 元；第 2 期：1,500 元；第 3 期：1,000 元',
  )
})

it('gives all steps under the name of a subject, though one of them only has that in a longer word', () => {
  const steps = ['倒入一瓶除蠟劑', '靜置十分鐘', '以清水拖兩次']
  const page = pageOf('listItem', ...steps)
  expect(wholeList(steps[0] ?? '', page, subjectOf(['除蠟']), '四、除蠟')?.text).toBe(steps.join('；'))
  expect(wholeList(steps[0] ?? '', page, subjectOf(['除蠟']), '地板的保養')).toBeNull()
})

it('gives no list of several things for one of them, which its label says', () => {
  const items = ['南亭：離碼頭五分鐘', '北亭：再走十分鐘，四面是海', '燈塔：人最少']
  const page = pageOf('listItem', ...items)
  const aliases = ['北亭', '南亭', '燈塔', '三個看台']
  expect(wholeList(items[1] ?? '', page, subjectOf(aliases), '三個看台')).toBeNull()
  expect(wholeList(items[1] ?? '', page, subjectOf(['看台', ...aliases]), '三個看台')?.text).toBe(
    items.join('；'),
  )
})

it('parts the items of a list by full stops where one of them has a semicolon of its own', () => {
  const items = ['出租證影本', '押金收據；遺失者，另附切結書', '退船切結書']
  const page = pageOf('listItem', ...items)
  expect(wholeList(items[0] ?? '', page, subjectOf(['退船']), '退船')?.text).toBe(items.join('。'))
})
