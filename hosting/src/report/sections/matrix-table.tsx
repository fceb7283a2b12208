import type { ComparedPage, CoverageCell, Topic } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { citedName } from '@gaplens/report/text/reference'
import { LEVEL_MARK, LEVEL_TEXT, REPORT_TEXT, MATRIX_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Favicon } from '../../ui/text/favicon.tsx'
import { useReport } from '../report-context.ts'
import classes from './coverage-matrix.module.css'
import { type CellPosition, nextCell, tabStopOf } from './matrix-keys.ts'

export type OpenCell = (topic: Topic, cell: CoverageCell) => void

interface MatrixTableProps {
  topics: readonly Topic[]
  columns: readonly ComparedPage[]
  onOpen: OpenCell
}

function pageName(page: ComparedPage): string {
  return page.role === 'user' ? REPORT_TEXT.ownPage : `[${page.rank}] ${page.title || page.url}`
}

/** The head of a column: the page's number, its site's icon and its name, slanted because columns are narrow. */
function ColumnHead({ page, layer }: { page: ComparedPage; layer: number }) {
  const isOwn = page.role === 'user'
  const host = hostOf(page.url)
  return (
    // A slanted name overlaps the heads after it, so each head lies above the next.
    <th scope="col" data-own={isOwn} title={pageName(page)} style={{ zIndex: layer }}>
      <span className={classes.slant} aria-hidden>
        <Favicon host={host} />
        <span>{isOwn ? REPORT_TEXT.ownPage : citedName(page)}</span>
      </span>
      <VisuallyHidden>{pageName(page)}</VisuallyHidden>
    </th>
  )
}

/** The matrix is one tab stop; arrow keys, Home and End move between the cells that open. */
export function MatrixTable({ topics, columns, onOpen }: MatrixTableProps) {
  const { passages } = useReport()
  const sources = columns.filter((page) => page.role !== 'user').length
  const table = useRef<HTMLTableElement>(null)
  const cells = topics.map((topic) =>
    columns.map((page) => topic.cells.find((cell) => cell.pageId === page.id) ?? null),
  )
  const opens = cells.map((row) => row.map((cell) => cell?.passageId != null && passages.has(cell.passageId)))
  const [used, setUsed] = useState<CellPosition | null>(null)
  const tabStop = tabStopOf(opens, used)

  function move(event: KeyboardEvent, row: number, column: number) {
    const next = nextCell(opens, { row, column }, event.key)
    if (!next) return
    event.preventDefault()
    setUsed(next)
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region has no element of its own
    <div className={classes.scroll} role="region" aria-label={TEXT.caption} tabIndex={0}>
      <table className={classes.table} ref={table}>
        <caption>
          <VisuallyHidden>{TEXT.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.legend}>
                {(['covered', 'touched', 'absent'] as const).map((level) => (
                  <span key={level}>
                    <span className={classes.mark} data-level={level} aria-hidden>
                      {LEVEL_MARK[level]}
                    </span>
                    {LEVEL_TEXT[level]}
                  </span>
                ))}
              </span>
              {TEXT.topic}
            </th>
            {columns.map((page, column) => (
              <ColumnHead key={page.id} page={page} layer={2 + columns.length - column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic, row) => (
            <tr key={topic.id}>
              <th scope="row">
                {topic.name}
                <span className={classes.importance}>
                  {TEXT.importance(topic.weight, topic.coveredBy, sources, topic.coveredByExact)}
                </span>
              </th>
              {columns.map((page, column) => {
                const cell = cells[row]?.[column]
                const level = cell?.level ?? 'absent'
                const mark = (
                  <span className={classes.mark} data-level={level} aria-hidden>
                    {LEVEL_MARK[level]}
                  </span>
                )
                return (
                  <td key={page.id} data-own={page.role === 'user'}>
                    {cell && opens[row]?.[column] ? (
                      <button
                        type="button"
                        className={classes.cell}
                        data-cell={`${row}-${column}`}
                        tabIndex={tabStop?.row === row && tabStop.column === column ? 0 : -1}
                        aria-label={TEXT.cell(topic.name, pageName(page), LEVEL_TEXT[level])}
                        onClick={() => {
                          setUsed({ row, column })
                          onOpen(topic, cell)
                        }}
                        onKeyDown={(event) => move(event, row, column)}
                      >
                        {mark}
                      </button>
                    ) : (
                      <span className={classes.cell}>
                        {mark}
                        <VisuallyHidden>{LEVEL_TEXT[level]}</VisuallyHidden>
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
