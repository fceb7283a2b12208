import type { WaitingPayment } from '@gaplens/contracts/payments'
import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../ui/feedback/form-dialog.tsx'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'
import { useResolvePayment } from './use-resolve-payment.ts'

type Action = 'credit' | 'reverse'

interface SettleDialogProps {
  payment: WaitingPayment
  action: Action
  onClose: () => void
}

/** Asks for the account and the points, if the notice lacks them or they are wrong. */
export function SettleDialog({ payment, action: proposed, onClose }: SettleDialogProps) {
  const [action, setAction] = useState<Action>(proposed)
  const [account, setAccount] = useState(payment.email ?? payment.uid ?? '')
  const [points, setPoints] = useState(payment.points === null ? '' : String(payment.points))
  const resolve = useResolvePayment(payment.id, onClose)
  const amount = /^\d{1,6}$/.test(points.trim()) ? Number(points) : 0
  const ready = account.trim() !== '' && amount > 0
  // For an unreadable notice it is unknown whether money was paid or refunded.
  const isOpen = payment.kind === 'unreadable'

  return (
    <FormDialog
      overDrawer
      title={action === 'credit' ? TEXT.creditTitle : TEXT.reverseTitle}
      cancel={TEXT.cancel}
      confirm={TEXT.confirm}
      ready={ready}
      pending={resolve.isPending}
      onSubmit={() => resolve.mutate({ action, account: account.trim(), points: amount })}
      onClose={onClose}
    >
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
      <TextInput
        label={TEXT.accountLabel}
        autoComplete="off"
        value={account}
        onChange={(event) => setAccount(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={TEXT.pointsLabel}
        inputMode="numeric"
        autoComplete="off"
        value={points}
        onChange={(event) => setPoints(event.currentTarget.value)}
      />
      {action === 'reverse' ? <Text size="sm">{TEXT.reverseHint}</Text> : null}
    </FormDialog>
  )
}
