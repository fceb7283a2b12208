import '../../browser-policy/trusted-types.ts'
import { SiteFooter } from '../landing/parts/site-footer.tsx'
import { SiteHeader } from '../landing/parts/site-header.tsx'
import { SkipLink } from '../landing/parts/skip-link.tsx'
import { ZH } from '../landing/text/zh.ts'
import '../../ui/theme/tokens.css'
import { ReportView } from '../../report/report-view.tsx'
import { UiProvider } from '../../ui/theme/ui-provider.tsx'
import { ButtonLink } from '../landing/parts/button-link.tsx'
import { readSample } from './read-sample.ts'
import classes from './sample-page.module.css'
import { SAMPLE_TEXT as TEXT } from './strings.ts'

const SAMPLE = readSample()

/** A whole report for anyone to read: the workspace's own view of an analysis that the tool really made. */
export function SamplePage() {
  return (
    <UiProvider>
      <SkipLink>{ZH.skip}</SkipLink>
      <SiteHeader text={TEXT.header} home="/" />
      <main id="main" className={classes.main} tabIndex={-1}>
        <aside className={classes.note} aria-label={TEXT.label}>
          <p>{TEXT.note}</p>
          <ButtonLink href="/login" size="small">
            {TEXT.start}
          </ButtonLink>
        </aside>
        <ReportView
          result={SAMPLE.result}
          status={SAMPLE.status}
          keyword={SAMPLE.keyword}
          pageUrl={SAMPLE.pageUrl}
          createdAt={SAMPLE.createdAt}
          warnings={SAMPLE.warnings}
        />
      </main>
      <SiteFooter text={ZH.footer} />
    </UiProvider>
  )
}
