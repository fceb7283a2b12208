import { HIGHLIGHT_TEXT, highlightedPassages } from '@gaplens/report/model/highlighted-passages'
import { SECTION } from '@gaplens/report/model/sections'
import { AI_VIEW_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Prose } from '../../ui/text/prose.tsx'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { Intro } from '../shared/intro.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { Quotes } from '../shared/quote.tsx'
import { Section, Subsection } from '../shared/section.tsx'
import { StatementCheck } from './statement-check.tsx'

export function AiViewSection() {
  const model = useReport()
  const { aiOverviewAnalysis: view, coverage } = model.result
  const highlighted = highlightedPassages(model)
  return (
    <Section id={SECTION.aiView}>
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
      {highlighted.length > 0 ? (
        <Subsection title={HIGHLIGHT_TEXT.title}>
          <Intro>{HIGHLIGHT_TEXT.intro}</Intro>
          {highlighted.map(({ title, passage, closest }) => (
            <Details key={passage.id} summary={title}>
              <Quotes passages={[passage]} />
              {closest === null ? <Prose text={HIGHLIGHT_TEXT.noneNear} /> : <Quotes passages={[closest]} />}
            </Details>
          ))}
        </Subsection>
      ) : null}
    </Section>
  )
}
