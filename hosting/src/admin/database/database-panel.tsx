import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { WaitingPayments } from '../payments/waiting-payments.tsx'
import { AuditSection } from './audit-section.tsx'
import classes from './database-panel.module.css'
import { LookupSection } from './lookup-section.tsx'
import { DATABASE_TEXT as TEXT } from './strings.ts'
import { StuckJobs } from './stuck-jobs.tsx'
import { UnreadableDocuments } from './unreadable-documents.tsx'

/** Maintenance: ledger audit, stuck jobs, unreadable documents, and requests of users about their data. */
export default function DatabasePanel() {
  return (
    <Card as="section" aria-labelledby="database" className={classes.panel}>
      <h2 id="database">{TEXT.title}</h2>
      <SectionBoundary>
        <AuditSection />
      </SectionBoundary>
      <SectionBoundary>
        <WaitingPayments />
      </SectionBoundary>
      <SectionBoundary>
        <StuckJobs />
      </SectionBoundary>
      <SectionBoundary>
        <UnreadableDocuments />
      </SectionBoundary>
      <SectionBoundary>
        <LookupSection />
      </SectionBoundary>
    </Card>
  )
}
