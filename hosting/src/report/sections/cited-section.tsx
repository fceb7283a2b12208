import { SECTION } from '@gaplens/report/model/contents'
import { CITED_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import { Section } from '../shared/section.tsx'
import classes from './cited-source.module.css'
import { CitedSource } from './cited-source.tsx'

export function CitedSection() {
  const { citedSourceAnalysis } = useReport().result
  return (
    <Section id={SECTION.cited} number={4} title={TEXT.title}>
      <div className={classes.list}>
        {citedSourceAnalysis.map((source, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one address may be cited twice; the list never changes
          <CitedSource key={index} source={source} index={index} />
        ))}
      </div>
    </Section>
  )
}
