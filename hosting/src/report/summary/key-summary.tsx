import { briefBlocks } from '@gaplens/report/document/brief'
import { firstActions } from '@gaplens/report/model/first-actions'
import { standingOf } from '@gaplens/report/model/standing'
import { SUMMARY_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import { Blocks } from '../shared/blocks.tsx'
import classes from './key-summary.module.css'

function Figure({ name, value, unit, note }: { name: string; value: string; unit?: string; note: string }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.value}>
          {value}
          {unit === undefined ? null : <small>{unit}</small>}
        </span>
        <span className={classes.note}>{note}</span>
      </dd>
    </div>
  )
}

/** The report in three figures and the brief; of reports without one, three actions. */
export function KeySummary() {
  const model = useReport()
  const { coverage } = model.result
  const actions = firstActions(model)
  const standing = standingOf(model)
  const own = model.ownPage?.coverageScore ?? null
  const isRead = model.ownPage?.state !== 'failed'
  const read = model.sources.filter((page) => page.state === 'read').length
  return (
    <div className={classes.summary}>
      {coverage ? (
        <dl className={classes.figures}>
          <Figure
            name={TEXT.coverage}
            value={own === null ? '—' : String(Math.round(own))}
            {...(own === null ? {} : { unit: '/ 100' })}
            note={
              standing.place === null
                ? TEXT.unread
                : [
                    TEXT.rank(standing.place, standing.ranked.length),
                    standing.median === null ? '' : TEXT.median(standing.median),
                  ]
                    .filter((part) => part !== '')
                    .join('，')
            }
          />
          <Figure
            name={TEXT.gaps}
            value={isRead ? String(coverage.gaps.length) : '—'}
            unit={isRead ? '項' : ''}
            note={
              isRead
                ? TEXT.gapsNote(coverage.gaps.filter((gap) => gap.tier === 'p1_immediate').length)
                : TEXT.gapsUnread
            }
          />
          <Figure
            name={TEXT.sources}
            value={String(read)}
            unit="個"
            note={TEXT.sourcesNote(model.sources.length)}
          />
        </dl>
      ) : null}
      {model.result.brief ? (
        <Blocks blocks={briefBlocks(model, model.result.brief)} />
      ) : actions.length > 0 ? (
        <div>
          <h3 className={classes.actionsTitle}>{TEXT.firstActions}</h3>
          <ol className={classes.actions}>
            {actions.map(({ id, label, text }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.text}>{text}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </div>
  )
}
