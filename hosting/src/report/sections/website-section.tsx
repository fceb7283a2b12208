import { eligibilityLines } from '@gaplens/report/model/eligibility'
import { pageExperienceOf } from '@gaplens/report/model/page-experience'
import { passagesOf } from '@gaplens/report/model/report-model'
import { SECTION } from '@gaplens/report/model/sections'
import { AI_VIEW_TEXT, WEBSITE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { useReport } from '../report-context.ts'
import { Bullets } from '../shared/bullets.tsx'
import { Details } from '../shared/details.tsx'
import { Intro } from '../shared/intro.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { Quotes } from '../shared/quote.tsx'
import { Section, Subsection } from '../shared/section.tsx'
import { CoverageMatrix } from './coverage-matrix.tsx'
import { GapList } from './gap-list.tsx'
import { StandingChart } from './standing-chart.tsx'

/** Number of gaps named here; the list below has all of them with their quotes. */
const FIRST_GAPS = 3

export function WebsiteSection() {
  const model = useReport()
  const { websiteAssessment: site, coverage, strengths = [] } = model.result
  const shown = eligibilityLines(model)
  return (
    <Section id={SECTION.website}>
      {site.contentSummary === '' ? null : (
        <Subsection title={TEXT.summary} aside={<Provenance path="websiteAssessment.contentSummary" />}>
          <Prose text={site.contentSummary} />
        </Subsection>
      )}
      {model.sources.length > 0 ? (
        <Subsection id={SECTION.standing} title={TEXT.standing}>
          <StandingChart />
        </Subsection>
      ) : null}
      {site.contentGaps.length > 0 ? (
        <Subsection
          id={SECTION.contentGaps}
          title={TEXT.contentGaps}
          aside={<Provenance path="websiteAssessment.contentGaps" />}
        >
          <Intro>{TEXT.contentGapsIntro}</Intro>
          <Bullets items={site.contentGaps} first={FIRST_GAPS} />
        </Subsection>
      ) : null}
      {coverage && coverage.gaps.length > 0 ? (
        <Subsection id={SECTION.gaps} title={TEXT.gaps}>
          <SectionBoundary>
            <GapList coverage={coverage} />
          </SectionBoundary>
        </Subsection>
      ) : null}
      {coverage && coverage.topics.length > 0 ? (
        <Subsection id={SECTION.matrix} title={TEXT.matrix}>
          <SectionBoundary>
            <CoverageMatrix coverage={coverage} />
          </SectionBoundary>
        </Subsection>
      ) : null}
      {strengths.length > 0 ? (
        <Subsection id={SECTION.strengths} title={TEXT.strengths}>
          {strengths.map((strength) => {
            const passages = passagesOf(model, strength.passageIds)
            return (
              <Details
                key={strength.name}
                summary={`${strength.name}・${AI_VIEW_TEXT.evidence(passages.length)}`}
              >
                <Quotes passages={passages} />
              </Details>
            )
          })}
        </Subsection>
      ) : null}
      {site.pageExperience === '' ? null : (
        <Subsection
          id={SECTION.pageExperience}
          title={TEXT.pageExperience}
          aside={<Provenance path="websiteAssessment.pageExperience" />}
        >
          <Experience text={site.pageExperience} />
          {shown.length > 0 ? (
            <>
              <h4>{TEXT.sourcesReach}</h4>
              <Bullets items={shown} />
            </>
          ) : null}
        </Subsection>
      )}
    </Section>
  )
}

/** What needs work and what is ready, each as a list. */
function Experience({ text }: { text: string }) {
  const split = pageExperienceOf(text)
  if (split === null) return <Prose text={text} />
  return (
    <>
      {split.groups.map(({ label, items }) => (
        <div key={label}>
          <h4>{label}</h4>
          <Bullets items={items} first={items.length} />
        </div>
      ))}
      <Prose text={split.rest} />
    </>
  )
}
