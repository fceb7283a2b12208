import type { WaitingPayment } from '@gaplens/contracts/points/payments'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import classes from '../database/database-panel.module.css'
import { dateTime } from '../format.ts'
import { DismissDialog } from './dismiss-dialog.tsx'
import { paidFor } from './payment-facts.tsx'
import { refusalOf } from './refusal.ts'
import { SettleDialog } from './settle-dialog.tsx'
import { KIND_TEXT, PAYMENT_PROBLEM_TEXT, PAYMENTS_TEXT as TEXT } from './strings.ts'

/** One waiting notice with its actions. Each of them is confirmed in a dialog. */
export function PaymentLine({ payment }: { payment: WaitingPayment }) {
  const [dialog, setDialog] = useState<'named' | 'settle' | 'dismiss' | null>(null)
  const close = () => setDialog(null)
  const { kind, orderId, uid, email, points, problem } = payment
  const action = kind === 'refunded' || kind === 'charged-back' ? 'reverse' : 'credit'
  const label = orderId ?? payment.id
  const refusal = refusalOf(payment, action)
  const isNamed = uid !== null && email !== null && (points ?? 0) > 0 && kind !== 'unreadable'
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
        {refusal === null ? null : <span className={classes.refusal}>{refusal}</span>}
        <details className={classes.small}>
          <summary>{TEXT.body}</summary>
          <pre className={classes.body}>{payment.body}</pre>
        </details>
      </span>
      <Group gap="xs">
        {isNamed && refusal === null ? (
          <Button size="xs" aria-label={TEXT.named(nowText, label)} onClick={() => setDialog('named')}>
            {nowText}
          </Button>
        ) : null}
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
      {dialog === 'settle' || dialog === 'named' ? (
        <SettleDialog payment={payment} action={action} named={dialog === 'named'} onClose={close} />
      ) : null}
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
