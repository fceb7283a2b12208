import { formatPrice, type Plan, unitPrice } from '@gaplens/contracts/points/plans'
import { Check } from 'lucide-react'
import { BRAND } from '../../../ui/theme/brand.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { Section } from '../parts/section.tsx'
import type { LandingText } from '../text/landing-text.ts'
import classes from './pricing.module.css'

function mail(subject: string): string {
  return `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(subject)}`
}

function PlanCard({ plan, text }: { plan: Plan; text: LandingText['pricing'] }) {
  const unit = unitPrice(plan)
  return (
    <li className={classes.plan} data-recommended={plan.recommended || undefined}>
      <h3>
        {plan.name}
        {plan.recommended ? <span className={classes.popular}>{text.popular}</span> : null}
      </h3>
      <p className={classes.description}>{plan.description}</p>
      <p className={classes.price}>
        {plan.price === null ? text.onRequest : formatPrice(plan.price, plan.currency)}
        {plan.points === null ? null : <span>{text.points(plan.points)}</span>}
      </p>
      <p className={classes.unit}>{unit === null ? ' ' : text.unit(formatPrice(unit, plan.currency, 2))}</p>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check size={18} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {plan.id === 'agency' ? (
        <ButtonLink href={mail(text.contactSubject)} look="outline">
          {text.contact}
        </ButtonLink>
      ) : (
        <ButtonLink href="/login" look={plan.recommended ? 'filled' : 'outline'}>
          {text.start}
        </ButtonLink>
      )}
    </li>
  )
}

export function Pricing({ text, plans }: { text: LandingText['pricing']; plans: readonly Plan[] }) {
  return (
    <Section id="pricing" title={text.title} lead={text.lead}>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} text={text} />
        ))}
      </ul>
      <div className={classes.partner}>
        <div>
          <h3>{text.partner.title}</h3>
          <p>{text.partner.body}</p>
        </div>
        <ButtonLink href={mail(text.partner.subject)} look="outline" size="small">
          {text.partner.link}
        </ButtonLink>
      </div>
    </Section>
  )
}
