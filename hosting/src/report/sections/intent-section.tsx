import { SECTION } from '@gaplens/report/model/contents'
import { INTENT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Prose } from '../../ui/text/prose.tsx'
import { useReport } from '../report-context.ts'
import { Bullets } from '../shared/bullets.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { Section, Subsection } from '../shared/section.tsx'

export function IntentSection() {
  const { coreIntent, latentIntents } = useReport().result.keywordIntent
  return (
    <Section id={SECTION.intent} number={2} title={TEXT.title}>
      {coreIntent === '' ? null : (
        <Subsection title={TEXT.core} aside={<Provenance path="keywordIntent.coreIntent" />}>
          <Prose text={coreIntent} />
        </Subsection>
      )}
      {latentIntents.length > 0 ? (
        <Subsection title={TEXT.latent} aside={<Provenance path="keywordIntent.latentIntents" />}>
          <Bullets items={latentIntents} />
        </Subsection>
      ) : null}
    </Section>
  )
}
