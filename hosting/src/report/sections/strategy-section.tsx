import { type StrategyAndPlan, type StrategyItem, TIERS } from '@gaplens/contracts/analysis/report'
import { SECTION } from '@gaplens/report/model/sections'
import { STRATEGY_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { Section, Subsection } from '../shared/section.tsx'
import { ActionCard } from './action-card.tsx'
import classes from './strategy-section.module.css'

/** The actions of one tier. Only the first tier is unfolded. */
function Tier({ tier, items }: { tier: keyof StrategyAndPlan; items: readonly StrategyItem[] }) {
  const { evidence, coverage } = useReport().result
  const list = (
    <ol className={classes.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by tier and position
        <ActionCard key={index} tier={tier} index={index} item={item} />
      ))}
    </ol>
  )
  if (tier === 'p1_immediate') return list
  // Actions are distinguished best by their topics, because their titles begin alike.
  const names = (evidence?.actions ?? []).flatMap((action) => {
    if (action.tier !== tier) return []
    return coverage?.topics.find(({ id }) => id === action.topicId)?.name ?? action.title ?? []
  })
  return (
    <Details look="row" summary={[TEXT.count(items.length), names.join('、')].filter(Boolean).join('：')}>
      {list}
    </Details>
  )
}

export function StrategySection() {
  const { strategyAndPlan: plan } = useReport().result
  if (!plan) return null
  return (
    <Section id={SECTION.strategy}>
      <p className={classes.note}>{TEXT.rule}</p>
      {TIERS.filter((tier) => plan[tier].length > 0).map((tier) => {
        const { label, name, note } = TEXT.tiers[tier]
        return (
          <Subsection
            key={tier}
            title={`${label} ${name}`}
            aside={
              <>
                <span className={classes.note}>{note}</span>
                <Provenance path={`strategyAndPlan.${tier}`} />
              </>
            }
          >
            <Tier tier={tier} items={plan[tier]} />
          </Subsection>
        )
      })}
    </Section>
  )
}
