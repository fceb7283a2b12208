import { SECTION } from '@gaplens/contracts/report-view/contents'
import { INTENT_TEXT as TEXT } from '@gaplens/contracts/report-view/text'
import { Prose } from '../../ui/prose.tsx'
import { Bullets } from '../parts/bullets.tsx'
import { Provenance } from '../parts/provenance.tsx'
import { Section, Subsection } from '../parts/section.tsx'
import { useReport } from '../report-context.ts'

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
