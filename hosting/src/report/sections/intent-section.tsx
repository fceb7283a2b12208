import { Prose } from '../../ui/prose.tsx'
import { SECTION } from '../model/contents.ts'
import { Bullets } from '../parts/bullets.tsx'
import { Provenance } from '../parts/provenance.tsx'
import { Section, Subsection } from '../parts/section.tsx'
import { useReport } from '../report-context.ts'
import { INTENT_TEXT as TEXT } from '../strings.ts'

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
