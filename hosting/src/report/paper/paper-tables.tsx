import type { CoverageLevel } from '@gaplens/contracts/analysis/report'
import { type BlockOf, startsWithNames } from '@gaplens/report/document/blocks'
import classes from './paper.module.css'
import { PaperLine } from './paper-line.tsx'

export function PaperTable({ block }: { block: BlockOf<'table'> }) {
  return (
    <table className={classes.table} data-names={startsWithNames(block)}>
      <thead>
        <tr>
          {block.head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document never change their order
          <tr key={row}>
            {cells.map((lines, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column}>
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <div key={index}>
                    <PaperLine line={line} />
                  </div>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PaperBars({ block }: { block: BlockOf<'bars'> }) {
  return (
    <ul className={classes.bars}>
      <li className={classes.barsHead}>
        {block.head.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the heads of a document never change their order
          <span key={at}>{name}</span>
        ))}
      </li>
      {block.rows.map(({ name, value, note, own }) => (
        <li key={name} data-own={own}>
          <span>{name}</span>
          {value === null ? (
            <span className={classes.reason}>{note}</span>
          ) : (
            <>
              <span className={classes.track}>
                <span style={{ width: `${value}%` }} />
              </span>
              <b>{value}</b>
              <span className={classes.note}>{note}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface PaperMatrixProps {
  block: BlockOf<'matrix'>
  marks: Record<CoverageLevel, string>
}

export function PaperMatrix({ block: { corner, columns, rows }, marks }: PaperMatrixProps) {
  return (
    <table className={classes.matrix}>
      <thead>
        <tr>
          <th>{corner}</th>
          {columns.map(({ mark, name, own }) => (
            <th key={mark} data-own={own}>
              <span className={classes.slant}>{own ? name : `[${mark}] ${name}`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th>{name}</th>
            {cells.map(({ level }, column) => (
              <td key={columns[column]?.mark} data-own={columns[column]?.own} data-level={level ?? undefined}>
                {level === null ? '' : marks[level]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
