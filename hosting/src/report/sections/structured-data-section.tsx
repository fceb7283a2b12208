import type { Evidence, StructuredDataRecommendation } from '@gaplens/contracts/analysis/report'
import { SECTION } from '@gaplens/report/model/sections'
import { STRUCTURED_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Prose } from '../../ui/text/prose.tsx'
import { Tag, type Tone } from '../../ui/text/tag.tsx'
import { useReport } from '../report-context.ts'
import { Bullets } from '../shared/bullets.tsx'
import { CodeBlock } from '../shared/code-block.tsx'
import { Details } from '../shared/details.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { Section, Subsection } from '../shared/section.tsx'
import classes from './structured-data-section.module.css'

const TONES: Record<StructuredDataRecommendation['priority'], Tone> = {
  high: 'p1',
  medium: 'p2',
  low: 'p3',
}

interface RecommendationProps {
  item: StructuredDataRecommendation
  block: Evidence['jsonLd'][number] | undefined
}

function Recommendation({ item, block }: RecommendationProps) {
  return (
    <article className={classes.item}>
      <h3>
        <code>{item.schemaType}</code>
        <Tag tone={TONES[item.priority]}>{TEXT.priorities[item.priority]}</Tag>
        {block !== undefined && block.lacking.length > 0 ? <Tag tone="fair">{TEXT.notValidYet}</Tag> : null}
      </h3>
      <Prose text={item.description} />
      <Details summary={TEXT.details}>
        <Prose text={item.implementation} />
        {item.benefits.length > 0 ? (
          <>
            <h4>{TEXT.benefits}</h4>
            <Bullets items={item.benefits} />
          </>
        ) : null}
      </Details>
      {block === undefined ? null : (
        <Details summary={TEXT.viewCode}>
          <CodeBlock code={block.code} what={item.schemaType} copyLabel={TEXT.copyCode} />
        </Details>
      )}
    </article>
  )
}

export function StructuredDataSection() {
  const { structuredDataRecommendations: items, evidence } = useReport().result
  const jsonLd = evidence?.jsonLd ?? []
  const blocks = jsonLd.filter(({ schemaType }) => items.every((item) => item.schemaType !== schemaType))
  return (
    <Section id={SECTION.structuredData} aside={<Provenance path="structuredDataRecommendations" />}>
      <div>
        {items.map((item) => (
          <Recommendation
            key={item.schemaType}
            item={item}
            block={jsonLd.find(({ schemaType }) => schemaType === item.schemaType)}
          />
        ))}
      </div>
      {blocks.length > 0 ? (
        <Subsection title={TEXT.jsonLd}>
          <div className={classes.blocks}>
            {blocks.map(({ schemaType, code }) => (
              <CodeBlock key={schemaType} code={code} what={schemaType} copyLabel={TEXT.copyCode} />
            ))}
          </div>
        </Subsection>
      ) : null}
      <Details summary={TEXT.tipsTitle}>
        <Bullets items={TEXT.tips} />
      </Details>
    </Section>
  )
}
