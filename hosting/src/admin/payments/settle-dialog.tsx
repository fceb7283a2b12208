import { POINTS_CHANGE_MAX } from '@gaplens/contracts/admin/requests'
import type { WaitingPayment } from '@gaplens/contracts/points/payments'
import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../ui/feedback/form-dialog.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import type { PaymentAction } from './refusal.ts'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'
import { useResolvePayment } from './use-resolve-payment.ts'

interface SettleDialogProps {
  payment: WaitingPayment
  action: PaymentAction
  /** Whether the account that the notice names is settled with, so that only its points are asked for. */
  named: boolean
  onClose: () => void
}

/** Shows what a payment changes, and asks for the points and, unless it is named, for the account. */
export function SettleDialog({ payment, action: proposed, named, onClose }: SettleDialogProps) {
  const [action, setAction] = useState<PaymentAction>(proposed)
  const [account, setAccount] = useState(payment.email ?? payment.uid ?? '')
  const [points, setPoints] = useState(payment.points === null ? '' : String(payment.points))
  const resolve = useResolvePayment(payment.id, onClose)
  const isNamed = named || account.trim() === payment.email || account.trim() === payment.uid
  const most = (isNamed && action === 'reverse' ? pointsLeftOf(payment) : null) ?? POINTS_CHANGE_MAX
  const typed = /^\d{1,9}$/.test(points.trim()) ? Number(points) : null
  const amount = typed !== null && typed >= 1 && typed <= most ? typed : null
  const balance = isNamed ? payment.balance : null
  const after =
    balance === null || amount === null ? null : balance + (action === 'credit' ? amount : 0 - amount)
  // For an unreadable notice it is unknown whether money was paid or refunded.
  const isOpen = payment.kind === 'unreadable'

  return (
    <FormDialog
      overDrawer
      title={action === 'credit' ? TEXT.creditTitle : TEXT.reverseTitle}
      cancel={TEXT.cancel}
      confirm={confirmText(action, amount)}
      ready={account.trim() !== '' && amount !== null}
      pending={resolve.isPending}
      onSubmit={() => amount !== null && resolve.mutate({ action, account: account.trim(), points: amount })}
      onClose={onClose}
    >
      <PaymentFacts payment={payment} action={action} withAccount={named} />
      {isOpen ? (
        <SegmentedControl
          aria-label={TEXT.directionLabel}
          value={action}
          onChange={(value) => setAction(value === 'reverse' ? 'reverse' : 'credit')}
          data={[
            { value: 'credit', label: TEXT.credit },
            { value: 'reverse', label: TEXT.reverse },
          ]}
        />
      ) : null}
      {named ? null : (
        <TextInput
          label={TEXT.accountLabel}
          autoComplete="off"
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <TextInput
        label={TEXT.pointsLabel}
        {...(action === 'reverse' && { description: TEXT.shareHint })}
        inputMode="numeric"
        autoComplete="off"
        value={points}
        error={points.trim() === '' || amount !== null ? undefined : rangeText(payment, most)}
        onChange={(event) => setPoints(event.currentTarget.value)}
        {...(named && { 'data-autofocus': true })}
      />
      <Text size="sm" fw={600} role="status">
        {balance === null || after === null ? null : TEXT.balancePreview(balance, after)}
      </Text>
      {action === 'reverse' && (after === null || after < 0) ? (
        <Text size="sm">{after === null ? TEXT.reverseHint : TEXT.debtHint}</Text>
      ) : null}
    </FormDialog>
  )
}

/** How many points of its order a refund can still take back; null if not known. */
function pointsLeftOf({ credited, reversed }: WaitingPayment): number | null {
  return credited === null ? null : Math.max(0, credited - (reversed ?? 0))
}

function rangeText({ reversed }: WaitingPayment, most: number): string {
  return most < 1 ? TEXT.reversedBefore(reversed ?? 0) : TEXT.pointsRange(most)
}

function confirmText(action: PaymentAction, points: number | null): string {
  if (points === null) return TEXT.confirm
  return action === 'credit' ? TEXT.creditNow(points) : TEXT.reverseNow(points)
}
