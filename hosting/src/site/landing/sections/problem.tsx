import { ClaimMark } from '../parts/claim.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './problem.module.css'

/** The time spent on each step: a bar to scale, with details of each step. */
export function Problem({ text }: { text: LandingText }) {
  const { problem } = text
  return (
    <Section title={problem.title} lead={problem.lead} tone="wash">
      <div className={classes.chart} role="img" aria-label={problem.chart}>
        <div className={classes.bar}>
          {problem.steps.map(({ hours, time, title }) => (
            <span key={title} style={{ flexGrow: hours }}>
              {time}
            </span>
          ))}
        </div>
        <div className={classes.ours}>
          <i />
          {problem.ours.label} {problem.ours.value}
        </div>
      </div>
      <ol className={classes.steps}>
        {problem.steps.map(({ time, title, details }) => (
          <li key={title}>
            <Disclosure
              summary={
                <>
                  <span className={classes.time}>
                    {time}
                    <ClaimMarkText label={text.claim} />
                  </span>
                  <span>{title}</span>
                </>
              }
            >
              <ul className={classes.details}>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ol>
      <dl className={classes.totals}>
        <div>
          <dt>{problem.total.label}</dt>
          <dd>
            {problem.total.value}
            <ClaimMark label={text.claim} />
          </dd>
        </div>
        <div data-ours>
          <dt>{problem.ours.label}</dt>
          <dd>
            {problem.ours.value}
            <ClaimMark label={text.claim} />
          </dd>
        </div>
        <div>
          <dt>{problem.saved.label}</dt>
          <dd>
            {problem.saved.value}
            <ClaimMark label={text.claim} />
          </dd>
        </div>
      </dl>
    </Section>
  )
}

/** The asterisk without its link, because a control must not contain a link. */
function ClaimMarkText({ label }: { label: string }) {
  return (
    <sup>
      <span aria-hidden>＊</span>
      <span className="hidden-text">{label}</span>
    </sup>
  )
}
