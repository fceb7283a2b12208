import { ButtonLink } from '../parts/button-link.tsx'
import { ClaimMark } from '../parts/claim.tsx'
import type { LandingText } from '../text/landing-text.ts'
import { CoveragePreview } from './coverage-preview.tsx'
import classes from './hero.module.css'

export function Hero({ text }: { text: LandingText }) {
  const { hero } = text
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{hero.eyebrow}</p>
          <h1>
            {hero.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className={classes.lead}>{hero.lead}</p>
          <p className={classes.actions}>
            <ButtonLink href="/login">{hero.start}</ButtonLink>
            <ButtonLink href="/sample" look="outline">
              {hero.sample}
            </ButtonLink>
          </p>
          <p className={classes.note}>{hero.note}</p>
        </div>
        <CoveragePreview text={text.preview} />
      </div>
      <dl className={classes.claims}>
        {hero.claims.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <ClaimMark label={text.claim} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
