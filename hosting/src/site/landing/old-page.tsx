import { PLANS } from '@gaplens/contracts/points/plans'
import './base.css'
import classes from './old-page.module.css'
import { ButtonLink } from './parts/button-link.tsx'
import { Section } from './parts/section.tsx'
import { SiteFooter } from './parts/site-footer.tsx'
import { SiteHeader } from './parts/site-header.tsx'
import { SkipLink } from './parts/skip-link.tsx'
import { Pricing } from './sections/pricing.tsx'
import { OLD } from './text/old.ts'
import { ZH } from './text/zh.ts'

function NotFound() {
  const { title, body, links } = OLD.notFound
  return (
    <section className={classes.missing} aria-labelledby="not-found">
      <div className={classes.inner}>
        <h1 id="not-found">{title}</h1>
        <p>{body}</p>
        <p className={classes.actions}>
          {links.map(({ href, label }, at) => (
            <ButtonLink key={href} href={href} look={at === 0 ? 'filled' : 'outline'} size="small">
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  )
}

/** The older landing page. With `notFound` it is shown for unknown addresses, with a message. */
export function OldPage({ notFound = false }: { notFound?: boolean }) {
  const Title = notFound ? 'h2' : 'h1'
  return (
    <>
      <SkipLink>{ZH.skip}</SkipLink>
      <SiteHeader text={OLD.header} home="/" />
      <main id="main" tabIndex={-1}>
        {notFound ? (
          <NotFound />
        ) : (
          <p className={classes.notice}>
            {OLD.notice} <a href="/">{OLD.noticeLink}</a>
          </p>
        )}
        <div className={classes.hero}>
          <Title className={classes.title}>{OLD.title}</Title>
          <p>{OLD.lead}</p>
          <p className={classes.actions}>
            <ButtonLink href="/login">{OLD.start}</ButtonLink>
            <ButtonLink href="/sample" look="outline">
              {OLD.sample}
            </ButtonLink>
          </p>
        </div>
        <Section id="features" title={OLD.features.title} tone="wash">
          <ul className={classes.features}>
            {OLD.features.items.map(({ title, body }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Pricing text={ZH.pricing} plans={PLANS} />
      </main>
      <SiteFooter text={ZH.footer} />
    </>
  )
}

export function NotFoundPage() {
  return <OldPage notFound />
}
