import { Anchor } from '@mantine/core'
import { Notice } from '../ui/feedback/notice.tsx'
import { ExternalLink } from '../ui/text/external-link.tsx'
import { BRAND } from '../ui/theme/brand.ts'
import { PURCHASE_TEXT as TEXT } from './strings.ts'
import type { PurchaseHint as Hint } from './use-purchase.ts'

export function MailLink() {
  return (
    <Anchor href={`mailto:${BRAND.supportEmail}`} underline="always" inherit>
      {BRAND.supportEmail}
    </Anchor>
  )
}

export function PurchaseHint({ hint }: { hint: Hint }) {
  if (hint.kind === 'opened') return <Notice tone="info">{TEXT.opened}</Notice>
  if (hint.kind === 'mail-opened')
    return (
      <Notice tone="info">
        {TEXT.mailOpened} <MailLink />
      </Notice>
    )
  if (hint.kind === 'not-open')
    return (
      <Notice tone="warning">
        {TEXT.notOpen} <MailLink />
      </Notice>
    )
  return (
    <Notice tone="warning">
      {TEXT.blocked}{' '}
      <ExternalLink href={hint.address} fz="inherit">
        {TEXT.openPayment}
      </ExternalLink>
    </Notice>
  )
}
