import { ClaimMark } from '../parts/claim.tsx'
import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './sample-plan.module.css'

export function SamplePlan({ text }: { text: LandingText }) {
  const { plan } = text
  return (
    <Section title={plan.title} lead={plan.lead}>
      <div className={classes.plan}>
        <ol className={classes.items}>
          {plan.items.map(({ tier, tierName, title, why, gain }) => (
            <li key={tier} data-tier={tier}>
              <p className={classes.tier}>
                <strong>{tier}</strong> {tierName}
              </p>
              <h3>{title}</h3>
              <p>{why}</p>
              <p className={classes.gain}>
                {gain}
                <ClaimMark label={text.claim} />
                <span className={classes.badge}>{plan.badge}</span>
              </p>
            </li>
          ))}
        </ol>
        <figure className={classes.prompt}>
          <figcaption>{plan.prompt.label}</figcaption>
          <blockquote lang="zh-Hant-TW">{plan.prompt.text}</blockquote>
        </figure>
      </div>
      <p className={classes.note}>{plan.note}</p>
    </Section>
  )
}
