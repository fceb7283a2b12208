import { useState } from 'react'
import { TableHead } from '../../../ui/text/table-head.tsx'
import { Tag } from '../../../ui/text/tag.tsx'
import classes from '../batch.module.css'
import { NEW_BATCH_TEXT as TEXT } from '../strings.ts'
import type { CheckedRow } from './check-rows.ts'

/** Every row of the list with its problem, and the number of rows that can be analysed. */
export function CheckedTable({ rows }: { rows: readonly CheckedRow[] }) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const wrong = rows.filter(({ request }) => request === null)
  const shown = onlyWrong && wrong.length > 0 ? wrong : rows
  return (
    <section className={classes.checked} aria-labelledby="checked">
      <h2 id="checked" className={classes.heading}>
        {TEXT.checkTitle}
      </h2>
      <p role="status">{TEXT.checked(rows.length - wrong.length, wrong.length)}</p>
      {wrong.length === 0 ? null : (
        <>
          <p className={classes.dimmed}>{TEXT.wrongHint}</p>
          <label className={classes.only}>
            <input
              type="checkbox"
              checked={onlyWrong}
              onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
            />
            {TEXT.onlyWrong}
          </label>
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={TEXT.caption}>
        <table className={classes.table}>
          <TableHead
            caption={TEXT.caption}
            columns={[
              { name: TEXT.line, className: classes.number },
              { name: TEXT.keyword },
              { name: TEXT.result },
            ]}
          />
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td className={classes.number}>{row.line}</td>
                <th scope="row">
                  <span className={classes.keyword}>{row.keyword || TEXT.none}</span>
                  <span className={classes.address}>{row.address || TEXT.none}</span>
                </th>
                <td>
                  {row.request === null ? (
                    <span className={classes.problem}>{row.problems.join('')}</span>
                  ) : (
                    <Tag tone="good">{TEXT.fine}</Tag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
