import type { CoverageCell, CoverageReport, Topic } from '@gaplens/contracts/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { passagesOf } from '@gaplens/report/model/report-model'
import {
  LEVEL_MARK,
  LEVEL_TEXT,
  REPORT_TEXT,
  MATRIX_TEXT as TEXT,
  WEBSITE_TEXT,
} from '@gaplens/report/text/report-text'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { usePrinting } from '../print.ts'
import { useReport } from '../report-context.ts'
import { Quotes } from '../shared/quote.tsx'
import classes from './coverage-matrix.module.css'
import { MatrixTable, type OpenCell } from './matrix-table.tsx'

const FIRST = 15

interface Opened {
  topic: Topic
  cell: CoverageCell
}

/** Topics by pages as a heat map; a cell that has a quote opens it, with its link. */
export function CoverageMatrix({ coverage }: { coverage: CoverageReport }) {
  const model = useReport()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const columns = [...(model.ownPage ? [model.ownPage] : []), ...model.sources].filter(
    (page) => page.state === 'read',
  )
  const open: OpenCell = (topic, cell) => setOpened({ topic, cell })
  return (
    <div>
      <p className={classes.intro}>
        {WEBSITE_TEXT.matrixIntro}
        {TEXT.importanceNote}
      </p>
      <ul className={classes.legend}>
        {(['covered', 'touched', 'absent'] as const).map((level) => (
          <li key={level}>
            <span className={classes.mark} data-level={level} aria-hidden>
              {LEVEL_MARK[level]}
            </span>
            {LEVEL_TEXT[level]}
          </li>
        ))}
      </ul>
      <MatrixTable
        topics={all || printing ? coverage.topics : coverage.topics.slice(0, FIRST)}
        columns={columns}
        onOpen={open}
      />
      {coverage.topics.length > FIRST ? (
        <Button variant="subtle" size="xs" mt="xs" ml={-12} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? TEXT.showLess : TEXT.showAll(coverage.topics.length)}
        </Button>
      ) : null}
      <p className={classes.columns}>
        {TEXT.columns}：
        {columns.map((page) => (
          <span key={page.id}>
            <b>{page.role === 'user' ? TEXT.you : page.rank}</b>{' '}
            {page.role === 'user' ? REPORT_TEXT.ownPage : (hostOf(page.url) ?? page.url)}
          </span>
        ))}
      </p>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? TEXT.dialogTitle(opened.topic.name) : ''}
        size="lg"
        centered
      >
        {opened ? <Quotes passages={passagesOf(model, [opened.cell.passageId])} /> : null}
      </Modal>
    </div>
  )
}
