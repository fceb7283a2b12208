import type { Receipt } from '@gaplens/contracts/points/ledger'
import { findPlan, formatPrice } from '@gaplens/contracts/points/plans'
import { shortTime, ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { useApi } from '../../api/api-context.tsx'
import { isMissing } from '../../api/api-error.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useSession, useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { BRAND } from '../../ui/theme/brand.ts'
import factsClasses from '../facts.module.css'
import classes from './receipt-screen.module.css'
import { RECEIPT_TEXT as TEXT } from './strings.ts'

/** The receipt of a purchase, for saving and printing. */
export default function ReceiptScreen() {
  const { entryId = '' } = useParams()
  const api = useApi()
  const uid = useUid()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeys.ledgerEntry(uid, entryId),
    queryFn: ({ signal }) => api.ledgerEntry(entryId, signal),
  })
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <div data-no-print>
        <BackHeader back={TEXT.back} to="/app/account/points" width="36rem" />
      </div>
      <main className={classes.main}>
        <h1>{TEXT.title}</h1>
        {isPending ? (
          <div role="status" aria-label={COMMON_TEXT.loading}>
            <Skeleton height={320} />
          </div>
        ) : null}
        {error !== null && data === undefined ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : data.receipt === null ? (
          <Notice tone="warning" title={TEXT.none}>
            {TEXT.noneHint} <SupportMail />
          </Notice>
        ) : (
          <Paid receipt={data.receipt} item={data.reason} />
        )}
      </main>
    </>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isMissing(error)) return <LoadFailed title={TEXT.failed} error={error} onRetry={onRetry} />
  return (
    <Notice
      urgent
      tone="error"
      title={TEXT.missing}
      action={
        <Button component={Link} to="/app/account/points" size="xs" variant="default">
          {TEXT.back}
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}

function SupportMail() {
  return <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
}

function Paid({ receipt, item }: { receipt: Receipt; item: string }) {
  const { user, userData } = useSession()
  const { orderId, planId, amount, currency, points, paidAt, invoice, refund } = receipt
  const plan = findPlan(planId, currency)
  const price = (value: number) =>
    plan === undefined ? `${currency} ${value}` : formatPrice(value, plan.currency)
  const facts = [
    [TEXT.item, plan?.name ?? item],
    [TEXT.points, TEXT.pointsValue(points)],
    [TEXT.amount, price(amount)],
    [TEXT.paidAt, `${shortTime(paidAt)}${ZONE_NOTE}`],
    [TEXT.refundedAt, refund === null ? null : `${shortTime(refund.at)}${ZONE_NOTE}`],
    [TEXT.refundedAmount, refund === null || refund.amount === null ? null : price(refund.amount)],
    [TEXT.refundedPoints, refund === null ? null : TEXT.pointsValue(refund.points)],
    [TEXT.order, orderId],
    [TEXT.number, invoice.number],
    [TEXT.taxId, invoice.taxId],
    [TEXT.carrier, invoice.carrier],
    [TEXT.buyer, [userData?.displayName, user?.email].filter(Boolean).join('・')],
    [TEXT.seller, `${BRAND.company}（${BRAND.fullName}）`],
  ] as const
  return (
    <>
      {refund === null ? null : <Notice tone="warning" title={refundTitle(receipt, refund)} />}
      <Card>
        <dl className={factsClasses.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <p className={classes.note}>
          {TEXT.note} <SupportMail />。
        </p>
      </Card>
      <div data-no-print>
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {TEXT.print}
        </Button>
      </div>
    </>
  )
}

function refundTitle({ points, amount }: Receipt, refund: NonNullable<Receipt['refund']>): string {
  if (refund.chargedBack) return TEXT.chargedBack
  const isPartial = refund.points < points || (refund.amount ?? amount) < amount
  return isPartial ? TEXT.partlyRefunded : TEXT.refunded
}
