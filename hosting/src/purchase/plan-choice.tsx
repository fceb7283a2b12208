import { formatPrice, PLANS, type Plan, type PlanId, unitPrice } from '@gaplens/contracts/points/plans'
import { Check } from 'lucide-react'
import { Tag } from '../ui/text/tag.tsx'
import classes from './plan-choice.module.css'
import { PURCHASE_TEXT as TEXT } from './strings.ts'

function PlanCard({ plan, chosen, onChoose }: { plan: Plan; chosen: boolean; onChoose: () => void }) {
  const unit = unitPrice(plan)
  return (
    <label className={classes.plan}>
      <input type="radio" name="plan" value={plan.id} checked={chosen} onChange={onChoose} />
      <span className={classes.name}>
        {plan.name}
        {plan.recommended ? <Tag tone="brand">{TEXT.popular}</Tag> : null}
      </span>
      <span className={classes.description}>{plan.description}</span>
      <span className={classes.price}>
        {plan.price === null ? TEXT.onRequest : formatPrice(plan.price, plan.currency)}
      </span>
      <span className={classes.unit}>
        {plan.points === null || unit === null
          ? ' '
          : `${TEXT.planPoints(plan.points)}・${TEXT.unit(formatPrice(unit, plan.currency, 1))}`}
      </span>
      <span className={classes.features}>
        {plan.features.map((feature) => (
          <span key={feature}>
            <Check size={16} aria-hidden />
            {feature}
          </span>
        ))}
      </span>
    </label>
  )
}

/** The plans as one choice: radio buttons that look like cards. */
export function PlanChoice({ chosen, onChoose }: { chosen: PlanId; onChoose: (id: PlanId) => void }) {
  return (
    <fieldset className={classes.plans}>
      <legend>{TEXT.plans}</legend>
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} chosen={plan.id === chosen} onChoose={() => onChoose(plan.id)} />
      ))}
    </fieldset>
  )
}
