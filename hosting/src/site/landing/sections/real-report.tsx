import { ButtonLink } from '../parts/button-link.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './real-report.module.css'

/** The six sections of a report, one open at a time. */
export function RealReport({ text }: { text: LandingText['report'] }) {
  return (
    <Section id="real-report" title={text.title} lead={text.lead} beside>
      <ol className={classes.blocks}>
        {text.blocks.map(({ title, body }, at) => (
          <li key={title}>
            <Disclosure
              group="real-report"
              open={at === 0}
              summary={
                <>
                  <span className={classes.number}>{at + 1}</span>
                  {title}
                </>
              }
            >
              <div className={classes.body}>
                {body.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Disclosure>
          </li>
        ))}
      </ol>
      <p className={classes.more}>
        <ButtonLink href="/sample" look="outline">
          {text.link}
        </ButtonLink>
      </p>
    </Section>
  )
}
