import { ButtonLink } from '../parts/button-link.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './closing.module.css'

/** The final call to action, and the explanation of the claimed figures. */
export function Closing({ text }: { text: LandingText }) {
  return (
    <>
      <section className={classes.band}>
        <div className={classes.inner}>
          <h2>{text.closing.title}</h2>
          <p>{text.closing.body}</p>
          <p className={classes.actions}>
            <ButtonLink href="/login" look="gold">
              {text.closing.start}
            </ButtonLink>
            <ButtonLink href="/sample" look="ghost">
              {text.closing.sample}
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className={classes.claims} id="claims" tabIndex={-1}>
        <h2>{text.claims.title}</h2>
        <ul>
          {text.claims.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
