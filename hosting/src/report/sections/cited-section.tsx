import { comparisonSummary } from '@gaplens/report/model/eeat-comparison'
import { SECTION } from '@gaplens/report/model/sections'
import { CITED_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import { Bullets } from '../shared/bullets.tsx'
import { Section, Subsection } from '../shared/section.tsx'
import { ShowMore } from '../shared/show-more.tsx'
import classes from './cited-source.module.css'
import { CitedSource } from './cited-source.tsx'

const FIRST = 5

export function CitedSection() {
  const { result } = useReport()
  const { citedSourceAnalysis } = result
  const summary = comparisonSummary(result)
  return (
    <Section id={SECTION.cited}>
      {summary.length > 0 ? (
        <Subsection title={TEXT.comparison}>
          <Bullets items={summary} />
        </Subsection>
      ) : null}
      <div>
        <ShowMore items={citedSourceAnalysis} first={FIRST}>
          {(sources, start) => (
            <div className={classes.list}>
              {sources.map((source, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one address may be cited twice; the list never changes
                <CitedSource key={start + at} source={source} index={start + at} />
              ))}
            </div>
          )}
        </ShowMore>
      </div>
    </Section>
  )
}
