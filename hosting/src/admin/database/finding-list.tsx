import { readBalanceDetail, readReversalDetail } from '@gaplens/contracts/admin/audit-detail'
import type { AdminUser, AuditAnswer } from '@gaplens/contracts/admin/requests'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { AccountDrawer } from '../account/account-drawer.tsx'
import { useLookup } from '../api/use-lookup.ts'
import classes from './database-panel.module.css'
import { PROBLEM_TEXT, DATABASE_TEXT as TEXT } from './strings.ts'

/** What an audit of the ledger found, each with a button that opens the account. */
export function FindingList({ findings }: { findings: AuditAnswer['findings'] }) {
  const [open, setOpen] = useState<AdminUser | null>(null)
  const lookup = useLookup({
    onSuccess: ({ accounts: [account] }) =>
      account === undefined ? toast.error(TEXT.notFound) : setOpen(account),
    onError: () => toast.error(TEXT.lookupFailed),
  })
  const close = () => setOpen(null)
  return (
    <>
      <ul className={classes.list}>
        {findings.map(({ uid, problem, detail }) => (
          <li key={`${uid} ${problem} ${detail}`}>
            <span>
              <b>{PROBLEM_TEXT[problem] ?? problem}</b>
              <span className={classes.small}>{TEXT.finding(uid, detailText(problem, detail))}</span>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={TEXT.openOf(uid)}
              loading={lookup.isPending && lookup.variables === uid}
              onClick={() => lookup.mutate(uid)}
            >
              {TEXT.open}
            </Button>
          </li>
        ))}
      </ul>
      <AccountDrawer user={open} onClose={close} onGone={close} />
    </>
  )
}

/** The detail of a finding: numbers in words, names of fields as they are, and ids with what they are. */
function detailText(problem: string, detail: string): string {
  const balance = readBalanceDetail(detail)
  if (balance !== null) return TEXT.balanceDetail(balance.balance, balance.entries)
  const reversal = readReversalDetail(detail)
  if (reversal !== null) return TEXT.reversalDetail(reversal.orderId, reversal.points)
  if (problem === 'balance-negative') return TEXT.negativeDetail(Number(detail))
  if (problem === 'not-audited') return TEXT.errorDetail(detail)
  return problem === 'unreadable' ? TEXT.fieldsDetail(detail) : TEXT.idDetail(detail)
}
