import type { Plan } from '@gaplens/contracts/points/plans'
import type { ReactNode } from 'react'
import { ServerHtml } from './parts/server-html.tsx'
import { SiteFooter } from './parts/site-footer.tsx'
import { SiteHeader } from './parts/site-header.tsx'
import { SkipLink } from './parts/skip-link.tsx'
import { Closing } from './sections/closing.tsx'
import { Compare } from './sections/compare.tsx'
import { Demo } from './sections/demo.tsx'
import { Faq } from './sections/faq.tsx'
import { Hero } from './sections/hero.tsx'
import { Pricing } from './sections/pricing.tsx'
import { Problem } from './sections/problem.tsx'
import { Proof } from './sections/proof.tsx'
import { RealReport } from './sections/real-report.tsx'
import { SamplePlan } from './sections/sample-plan.tsx'
import { Solution } from './sections/solution.tsx'
import type { LandingText } from './text/landing-text.ts'

interface LandingPageProps {
  text: LandingText
  plans: readonly Plan[]
  home: string
  chat?: ReactNode
  /** Images of the product; passed only by the build. */
  pictures?: ReactNode
}

/** The landing page in any of its languages; it renders the same at build time and in the browser. */
export function LandingPage({ text, plans, home, chat, pictures }: LandingPageProps) {
  return (
    <>
      <SkipLink>{text.skip}</SkipLink>
      <SiteHeader text={text.header} home={home} />
      <main id="main" tabIndex={-1}>
        <Hero text={text} />
        <Problem text={text} />
        <RealReport text={text.report} />
        <Solution text={text.solution} />
        <SamplePlan text={text} />
        <Proof text={text.proof} />
        <ServerHtml>{pictures}</ServerHtml>
        <Demo text={text.demo} />
        <Compare text={text.compare} />
        <Pricing text={text.pricing} plans={plans} />
        <Faq text={text.faq} />
        <Closing text={text} />
      </main>
      <SiteFooter text={text.footer} />
      {chat}
    </>
  )
}
