import { productBrand } from '@gaplens/report/brand/report-brand'
import { toPlainText } from '@gaplens/report/document/plain-text'
import { reportDocument } from '@gaplens/report/document/report-document'
import { createReportModel } from '@gaplens/report/model/report-model'
import { expect, it } from 'vitest'
import { emptySerp } from '../../../../tests/cases/marked-page.ts'
import { viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { inputOf, reportOf, sampleInput } from './testing/sample.ts'
import type { InsightInput } from './types.ts'

function textOf(input: InsightInput): string {
  const brand = productBrand({ fullName: 'GapLens', company: 'GapLens', supportEmail: 'help@gaplens.test' })
  const model = createReportModel(reportOf(input, writeFromPages(viewOf(input))), input.keyword)
  return toPlainText(
    reportDocument({
      model,
      status: 'completed',
      pageUrl: '',
      createdAt: '2026-11-21T00:00:00Z',
      warnings: [],
      brand,
    }),
  )
}

it('explains AIO only where the outline rests on an overview', () => {
  const input = sampleInput()
  const { keyword, sources } = input
  expect(textOf(input)).toContain('AIO 是 AI Overview')
  const without = textOf(inputOf({ keyword, sources, serp: emptySerp() }))
  expect(without).toContain('△ 補寫')
  expect(without).not.toContain('AIO')
})

it('says that lengths count words where a page in letters is measured in 「字」', () => {
  const input = sampleInput()
  expect(textOf(input)).not.toContain('以單字計')
  const english = {
    ...input,
    keyword: 'pour over coffee',
    coverage: {
      ...input.coverage,
      report: {
        ...input.coverage.report,
        pages: input.coverage.report.pages.map((page) => ({ ...page, title: 'Pour over at home' })),
      },
    },
  }
  expect(textOf(english)).toMatch(/篇幅（以單字計）：\s*目標約/u)
})
