import type { Plan } from '@gaplens/contracts/points/plans'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../ui/feedback/toast.tsx'
import { BRAND } from '../ui/theme/brand.ts'
import { paymentAddress } from './payment-address.ts'
import { PURCHASE_TEXT as TEXT } from './strings.ts'

const POPUP_AFTER_MS = 1_000
const PROCESSING_MS = 2_000
const POPUP = 'popup,width=800,height=600'

/** The message under the button. */
export type PurchaseHint =
  | { readonly kind: 'opened' }
  | { readonly kind: 'mail-opened' }
  | { readonly kind: 'not-open' }
  | { readonly kind: 'blocked'; readonly address: string }

function contactAddress(subject: string): string {
  return `mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(subject)}`
}

/** Opens the payment page in a new window one second after the click, or the mail program. */
export function usePurchase(buyer: { uid: string; email: string | null }) {
  const [isProcessing, setIsProcessing] = useState(false)
  const [hint, setHint] = useState<PurchaseHint | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer)
    },
    [],
  )

  function openPayment(address: string) {
    try {
      const popup = window.open(address, 'gaplens-payment', POPUP)
      if (popup === null) return setHint({ kind: 'blocked', address })
      popup.opener = null
      setHint({ kind: 'opened' })
    } catch {
      toast.error(TEXT.failed)
    }
  }

  function buy(plan: Plan) {
    setHint(null)
    if (plan.price === null) {
      window.location.href = contactAddress(TEXT.mailSubject)
      setHint({ kind: 'mail-opened' })
      return
    }
    const address = paymentAddress(plan.id, buyer)
    if (address === null) return setHint({ kind: 'not-open' })
    setIsProcessing(true)
    timers.current.push(
      setTimeout(() => openPayment(address), POPUP_AFTER_MS),
      setTimeout(() => setIsProcessing(false), PROCESSING_MS),
    )
  }

  return { isProcessing, hint, buy }
}
