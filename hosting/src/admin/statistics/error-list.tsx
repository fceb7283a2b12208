import type { SystemStats } from '@gaplens/contracts/admin/stats'
import { count } from '../../ui/text/numbers.ts'
import classes from './statistics-panel.module.css'
import { JOB_ERROR_TEXT, STATISTICS_TEXT as TEXT } from './strings.ts'

/** The errors of failed analyses, most frequent first. */
export function ErrorList({ errors }: { errors: SystemStats['errors'] }) {
  const most = errors[0]?.count ?? 1
  if (errors.length === 0) return <p className={classes.empty}>{TEXT.noErrors}</p>
  return (
    <ol className={classes.errors}>
      {errors.map(({ code, count: times }) => (
        <li key={code}>
          <span>{JOB_ERROR_TEXT[code]}</span>
          <span>{count(times)}</span>
          <span className={classes.bar} style={{ width: `${(100 * times) / most}%` }} aria-hidden />
        </li>
      ))}
    </ol>
  )
}
