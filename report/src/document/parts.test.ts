import type { AnalysisResult, Passage } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { createReportModel } from '../model/report-model.ts'
import { quote } from './parts.ts'

const ROW: Passage = {
  id: 'p1-2',
  pageId: 'p1',
  url: 'https://shop.test/',
  heading: '價目',
  quote: '甲銀行\t2.18%\t2 年',
  link: 'https://shop.test/#:~:text=x',
}

it('quotes a row of a table with the names of its columns', () => {
  const model = createReportModel({} as AnalysisResult, '轉貸')
  const source = (passage: Passage) => JSON.stringify(quote(model, passage))
  expect(source({ ...ROW, columns: '銀行\t利率\t綁約' })).toContain('欄名：銀行｜利率｜綁約')
  expect(source(ROW)).not.toContain('欄名')
})
