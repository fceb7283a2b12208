import type { SystemStats } from '@gaplens/contracts/admin/stats'
import { count } from '../../ui/text/numbers.ts'
import { dollars, NONE, percent, seconds } from '../format.ts'
import { knownCost } from './known-cost.ts'
import classes from './statistics-panel.module.css'
import { STATISTICS_TEXT as TEXT } from './strings.ts'

/** The charts' figures as a table. @param digits of the costs after the point */
export function DaysTable({ days, digits }: { days: SystemStats['days']; digits: number }) {
  return (
    <details className={classes.details}>
      <summary>{TEXT.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={TEXT.table}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[TEXT.day, TEXT.runs, TEXT.failedRuns, TEXT.successRate, TEXT.median, TEXT.p95, TEXT.cost].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day.replaceAll('-', '/')}</th>
                <td>{count(day.runs)}</td>
                <td>{count(day.failed)}</td>
                <td>{percent(day.successRate)}</td>
                <td>{seconds(day.medianMs)}</td>
                <td>{seconds(day.p95Ms)}</td>
                <td>{day.runs === 0 ? NONE : dollars(knownCost(day), digits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
