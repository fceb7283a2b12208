import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './proof.module.css'

export function Proof({ text }: { text: LandingText['proof'] }) {
  return (
    <Section id="proof" title={text.title} lead={text.notice} tone="wash">
      <ul className={classes.cases}>
        {text.cases.map(({ who, before, after }) => (
          <li key={who}>
            <h3>{who}</h3>
            <p className={classes.before}>{before}</p>
            <p>{after}</p>
          </li>
        ))}
      </ul>
      <h3 className={classes.subtitle}>{text.principles.title}</h3>
      <dl className={classes.principles}>
        {text.principles.items.map(({ title, body }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
