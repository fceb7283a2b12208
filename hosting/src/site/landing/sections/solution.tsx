import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './solution.module.css'

export function Solution({ text }: { text: LandingText['solution'] }) {
  return (
    <Section id="solution" title={text.title} tone="deep">
      <ol className={classes.steps}>
        {text.steps.map(({ title, body }, at) => (
          <li key={title}>
            <span className={classes.number} aria-hidden>
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
