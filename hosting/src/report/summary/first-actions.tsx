import { type FirstAction, firstActions, tierProjection } from '@gaplens/report/model/first-actions'
import { SECTION } from '@gaplens/report/model/sections'
import { changeText, spokenChange } from '@gaplens/report/text/coverage-text'
import { STRATEGY_TEXT, FIRST_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { ArrowRight } from 'lucide-react'
import { useReport } from '../report-context.ts'
import { TierTag } from '../shared/tier-tag.tsx'
import classes from './first-actions.module.css'

const FIRST_TIER = 'p1_immediate'
/** Where a title may be broken: a line that ends in the middle of 「之後」 is read twice. */
const PHRASES = /(?<=之後|，)|(?=補寫)/u

/** The first actions, each with what to write, where, on which evidence, and the expected score. */
export function FirstActions() {
  const model = useReport()
  const actions = firstActions(model)
  if (actions.length === 0) return null
  const projection = tierProjection(model, FIRST_TIER)
  const plan = model.result.strategyAndPlan
  const total = plan ? plan.p1_immediate.length + plan.p2_mediumTerm.length + plan.p3_longTerm.length : 0
  return (
    <div>
      <div className={classes.head}>
        <h3>{TEXT.title}</h3>
        <span className={classes.order}>{TEXT.order}</span>
        {projection === null ? null : (
          <p className={classes.projection}>
            {TEXT.done(STRATEGY_TEXT.tiers[FIRST_TIER].label)}：
            <b>{TEXT.projection(changeText(projection))}</b>
          </p>
        )}
        {total > actions.length ? (
          <a className={classes.all} href={`#${SECTION.strategy}`}>
            {TEXT.all(total)}
            <ArrowRight size={14} aria-hidden />
          </a>
        ) : null}
      </div>
      <ol className={classes.cards}>
        {actions.map((action) => (
          <li key={action.id}>
            <Card action={action} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Card({ action: { id, label, tier, title, text, place, basis, change } }: { action: FirstAction }) {
  return (
    <article className={classes.card}>
      <p className={classes.label}>
        <TierTag tier={tier} label={label} />
        {change === null ? null : (
          <span className={classes.score} title={spokenChange(change)}>
            {changeText(change)}
          </span>
        )}
      </p>
      <h4>
        <a href={`#${id}`}>
          {(title === '' ? label : title).split(PHRASES).map((phrase, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a title never change their order
            <span key={at}>{phrase}</span>
          ))}
        </a>
      </h4>
      <p className={classes.text}>{text}</p>
      {place === null && basis.length === 0 ? null : (
        <dl className={classes.facts}>
          {place === null ? null : (
            <div>
              <dt>{TEXT.place}</dt>
              <dd>{place}</dd>
            </div>
          )}
          {basis.length === 0 ? null : (
            <div>
              <dt>{TEXT.basis}</dt>
              <dd>
                {basis.map((name, at) => (
                  <span key={name}>{at < basis.length - 1 ? `${name}、` : name}</span>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </article>
  )
}
