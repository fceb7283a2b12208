import { SECTION } from '@gaplens/contracts/report-view/contents'
import { AI_VIEW_TEXT as TEXT } from '@gaplens/contracts/report-view/text'
import { Prose } from '../../ui/prose.tsx'
import { Provenance } from '../parts/provenance.tsx'
import { Section, Subsection } from '../parts/section.tsx'
import { useReport } from '../report-context.ts'
import { StatementCheck } from './statement-check.tsx'

export function AiViewSection() {
  const { aiOverviewAnalysis: view, coverage } = useReport().result
  return (
    <Section id={SECTION.aiView} number={3} title={TEXT.title}>
      {view.summary === '' ? null : (
        <Subsection title={TEXT.summary} aside={<Provenance path="aiOverviewAnalysis.summary" />}>
          <Prose text={view.summary} />
        </Subsection>
      )}
      {view.presentationAnalysis === '' ? null : (
        <Subsection
          title={TEXT.presentation}
          aside={<Provenance path="aiOverviewAnalysis.presentationAnalysis" />}
        >
          <Prose text={view.presentationAnalysis} />
        </Subsection>
      )}
      {coverage && coverage.statements.length > 0 ? (
        <Subsection id={SECTION.statements} title={TEXT.statements}>
          <StatementCheck coverage={coverage} />
        </Subsection>
      ) : null}
    </Section>
  )
}
