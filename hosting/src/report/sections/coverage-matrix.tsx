import type { CoverageCell, CoverageReport, Topic } from '@gaplens/contracts/analysis/report'
import { passagesOf, scoredPages } from '@gaplens/report/model/report-model'
import { MATRIX_TEXT as TEXT, WEBSITE_TEXT } from '@gaplens/report/text/report-text'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useReport } from '../report-context.ts'
import { Intro } from '../shared/intro.tsx'
import { Quotes } from '../shared/quote.tsx'
import { MatrixTable, type OpenCell } from './matrix-table.tsx'

const FIRST = 15

interface Opened {
  topic: Topic
  cell: CoverageCell
}

/** Topics by pages as a heat map; a cell that has a quote opens it, with its link, and says of one that is only the nearest that it is. */
export function CoverageMatrix({ coverage }: { coverage: CoverageReport }) {
  const model = useReport()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [all, setAll] = useState(false)
  const columns = scoredPages(model)
  const open: OpenCell = (topic, cell) => setOpened({ topic, cell })
  return (
    <div>
      <Intro>
        {WEBSITE_TEXT.matrixIntro}
        {TEXT.importanceNote}
      </Intro>
      <MatrixTable
        topics={all ? coverage.topics : coverage.topics.slice(0, FIRST)}
        columns={columns}
        onOpen={open}
      />
      {coverage.topics.length > FIRST ? (
        <Button variant="subtle" size="xs" mt="xs" ml={-12} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? TEXT.showLess : TEXT.showAll(coverage.topics.length)}
        </Button>
      ) : null}
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? TEXT.dialogTitle(opened.topic.name) : ''}
        size="lg"
        centered
      >
        {opened?.cell.level === 'absent' ? <p>{TEXT.nearest}</p> : null}
        {opened ? <Quotes passages={passagesOf(model, [opened.cell.passageId])} /> : null}
      </Modal>
    </div>
  )
}
