// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { DEBUG_TEXT } from '@gaplens/report/text/report-text'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { REPORT_MODEL } from '../../../dev/fixtures/model.ts'
import { documentOf } from '../export-content.ts'
import Paper from './paper.tsx'

it('prints a report without what only support needs', () => {
  const report = {
    model: REPORT_MODEL,
    status: 'completed_with_errors' as const,
    pageUrl: 'https://own.test/page',
    createdAt: '2026-11-20T18:00:00.000Z',
    warnings: [],
  }
  expect(JSON.stringify(documentOf(report, 'full').blocks)).toContain(DEBUG_TEXT.title)
  render(<Paper {...report} edition="full" opensDialog={false} onDone={() => undefined} />)
  expect(screen.getAllByRole('heading', { level: 2, hidden: true }).length).toBeGreaterThan(5)
  expect(screen.queryByText(DEBUG_TEXT.title)).toBeNull()
})
