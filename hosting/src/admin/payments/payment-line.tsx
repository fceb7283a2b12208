import type { WaitingPayment } from '@gaplens/contracts/payments'
import { findPlan, formatPrice } from '@gaplens/contracts/plans'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { count } from '../../ui/text/numbers.ts'
import classes from '../database/database-panel.module.css'
import { dateTime } from '../format.ts'
import { DismissDialog } from './dismiss-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { KIND_TEXT, PAYMENT_PROBLEM_TEXT, PAYMENTS_TEXT as TEXT } from './strings.ts'
import { useResolvePayment } from './use-resolve-payment.ts'

/** One waiting notice with its actions. If it names an account and points, one click settles it. */
export function PaymentLine({ payment }: { payment: WaitingPayment }) {
  const [dialog, setDialog] = useState<'settle' | 'dismiss' | null>(null)
  const close = () => setDialog(null)
  const resolve = useResolvePayment(payment.id, close)
  const { kind, orderId, uid, email, points, problem } = payment
  const action = kind === 'refunded' || kind === 'charged-back' ? 'reverse' : 'credit'
  const label = orderId ?? payment.id
  const now =
    uid !== null && email !== null && points !== null && kind !== 'unreadable'
      ? { action, account: uid, points }
      : null
  const nowText = action === 'credit' ? TEXT.creditNow(points ?? 0) : TEXT.reverseNow(points ?? 0)
  return (
    <li>
      <span>
        <b>{TEXT.of(KIND_TEXT[kind], orderId)}</b>
        <span className={classes.small}>
          {[
            problem === null ? null : PAYMENT_PROBLEM_TEXT[problem],
            ...saidBy(payment),
            TEXT.received(dateTime(payment.receivedAt), payment.received),
          ]
            .filter((part) => part !== null)
            .join('・')}
        </span>
        <details className={classes.small}>
          <summary>{TEXT.body}</summary>
          <pre className={classes.body}>{payment.body}</pre>
        </details>
      </span>
      <Group gap="xs">
        {now === null ? null : (
          <Button
            size="xs"
            aria-label={TEXT.named(nowText, label)}
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ ...now, action })}
          >
            {nowText}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={TEXT.named(TEXT.choose, label)}
          onClick={() => setDialog('settle')}
        >
          {TEXT.choose}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={TEXT.named(TEXT.dismiss, label)}
          onClick={() => setDialog('dismiss')}
        >
          {TEXT.dismiss}
        </Button>
      </Group>
      {dialog === 'settle' ? <SettleDialog payment={payment} action={action} onClose={close} /> : null}
      {dialog === 'dismiss' ? <DismissDialog id={payment.id} onClose={close} /> : null}
    </li>
  )
}

function saidBy({ amount, currency, planId, email, uid }: WaitingPayment): string[] {
  const account = email ?? uid
  return [
    ...(amount === null || currency === null ? [] : [paidFor(amount, currency, planId)]),
    ...(account === null ? [] : [TEXT.account(account)]),
  ]
}

/** The name of the plan, if it is one that is sold. */
function paidFor(amount: number, currency: string, planId: string | null): string {
  const plan = findPlan(planId ?? '', currency)
  return plan === undefined
    ? TEXT.paidFor(planId ?? '-', `${currency} ${count(amount)}`)
    : TEXT.paidFor(plan.name, formatPrice(amount, plan.currency))
}
