import { SECTION } from '@gaplens/report/model/sections'
import { subQuestionsOf } from '@gaplens/report/model/sub-questions'
import { SUB_QUESTION_TEXT, INTENT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Prose } from '../../ui/text/prose.tsx'
import { useReport } from '../report-context.ts'
import { Bullets } from '../shared/bullets.tsx'
import { Details } from '../shared/details.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { Section, Subsection } from '../shared/section.tsx'

export function IntentSection() {
  const { result } = useReport()
  const { coreIntent, latentIntents } = result.keywordIntent
  const lists = (['related', 'aiMode'] as const).map((origin) => {
    const all = subQuestionsOf(result, origin)
    const count = SUB_QUESTION_TEXT.count(all.length, all.filter(({ answer }) => answer !== '').length)
    const items = all.flatMap(({ text, standing, answer }) =>
      standing + answer === ''
        ? []
        : [
            SUB_QUESTION_TEXT.shown(text, standing),
            ...(answer === '' ? [] : [SUB_QUESTION_TEXT.answer(answer)]),
          ].join('\n'),
    )
    return { origin, count, items }
  })
  return (
    <Section id={SECTION.intent}>
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
      {lists.map(({ origin, count, items }) =>
        items.length === 0 ? null : (
          <Details key={origin} summary={`${SUB_QUESTION_TEXT.titles[origin]}（${count}）`}>
            <Bullets items={items} />
          </Details>
        ),
      )}
    </Section>
  )
}
