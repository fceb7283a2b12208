import type { WaitingPayment } from '@gaplens/contracts/points/payments'
import { findPlan, formatPrice } from '@gaplens/contracts/points/plans'
import { count } from '../../ui/text/numbers.ts'
import classes from '../database/database-panel.module.css'
import type { PaymentAction } from './refusal.ts'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'

interface PaymentFactsProps {
  payment: WaitingPayment
  action: PaymentAction
  withAccount: boolean
}

/** What an admin has to know before the points of a payment are changed. */
export function PaymentFacts({ payment, action, withAccount }: PaymentFactsProps) {
  const { orderId, amount, currency, planId, email, uid, credited, reversed } = payment
  const facts = [
    [TEXT.orderTerm, orderId],
    [TEXT.moneyTerm(action), amount === null || currency === null ? null : paidFor(amount, currency, planId)],
    [TEXT.accountTerm, withAccount ? (email ?? uid) : null],
    [TEXT.creditedTerm, credited === null ? null : TEXT.pointsValue(credited)],
    [TEXT.reversedTerm, reversed === null ? null : TEXT.pointsValue(reversed)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** The amount of a notice with the name of the plan, if it is one that is sold. */
export function paidFor(amount: number, currency: string, planId: string | null): string {
  const plan = findPlan(planId ?? '', currency)
  return plan === undefined
    ? TEXT.paidFor(planId ?? '-', `${currency} ${count(amount)}`)
    : TEXT.paidFor(plan.name, formatPrice(amount, plan.currency))
}
