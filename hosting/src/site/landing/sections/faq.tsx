import { Disclosure } from '../parts/disclosure.tsx'
import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './faq.module.css'

export function Faq({ text }: { text: LandingText['faq'] }) {
  return (
    <Section id="faq" title={text.title} tone="wash" beside>
      <div className={classes.items}>
        {text.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className={classes.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
