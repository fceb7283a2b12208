import { type StrategyAndPlan, TIERS } from '@gaplens/contracts/report'
import { SECTION } from '@gaplens/report/model/contents'
import { STRATEGY_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Provenance } from '../shared/provenance.tsx'
import { Section, Subsection } from '../shared/section.tsx'
import { ActionItem } from './action-item.tsx'
import classes from './strategy-section.module.css'

export function StrategySection({ plan }: { plan: StrategyAndPlan }) {
  return (
    <Section id={SECTION.strategy} number={5} title={TEXT.title}>
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
            <ol className={classes.list}>
              {plan[tier].map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an action is its tier and place
                <ActionItem key={index} tier={tier} index={index} item={item} />
              ))}
            </ol>
          </Subsection>
        )
      })}
    </Section>
  )
}
