import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAYMENT_SIGNATURE_HEADER, type PaymentNotice } from '@gaplens/contracts/points/payments'
import { formatPrice, PLANS } from '@gaplens/contracts/points/plans'
import { type Answer, html } from './respond.ts'

export const PAYMENT_PATH = '/pay'

const ATTEMPTS = 8
const RETRY_MS = 1_000

export interface PaymentStandIn {
  /** URL that notices are sent to. */
  readonly webhook: string
  /** Secret that notices are signed with. */
  readonly secret: string
}

/**
 * A simulated payment page. Its button charges nothing and sends the signed notice of a paid order. The id of the order
 * is part of the form, so that pressing the button twice pays once.
 */
export async function paymentPage(query: URLSearchParams, standIn: PaymentStandIn): Promise<Answer> {
  const plan = PLANS.find(({ id }) => id === query.get('plan'))
  const uid = query.get('uid') ?? ''
  if (plan === undefined || plan.price === null || !/^[\w-]{1,128}$/.test(uid))
    return page(400, '這個付款連結不完整', '<p>請回到購買頁重新選擇方案。</p>')
  const order = query.get('order')
  if (order === null || !/^[\w-]{1,100}$/.test(order))
    return page(
      200,
      `${plan.name}　${formatPrice(plan.price, plan.currency)}`,
      `<p>這是本機測試用的付款頁，不會真的扣款。</p>
      <form><input type="hidden" name="plan" value="${plan.id}"><input type="hidden" name="uid" value="${uid}">
      <input type="hidden" name="order" value="order_${randomUUID()}"><button>確認付款（測試）</button></form>`,
    )
  const isTaken = await deliver(standIn, {
    id: `evt_${order}`,
    type: 'payment.succeeded',
    data: { orderId: order, uid, planId: plan.id, amount: plan.price, currency: plan.currency },
  })
  return isTaken
    ? page(200, '付款完成（測試）', '<p>點數已入帳，可以關閉這個視窗。</p>')
    : page(502, '付款通知未送達', '<p>請稍後重新整理這個頁面。</p>')
}

/** Sends a notice until it is accepted, as payment providers do. A new account may not be open at the first attempt. */
async function deliver(standIn: PaymentStandIn, notice: PaymentNotice): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await sendNotice(standIn, notice)) return true
    await sleep(RETRY_MS)
  }
  return false
}

async function sendNotice({ webhook, secret }: PaymentStandIn, notice: PaymentNotice): Promise<boolean> {
  const body = JSON.stringify(notice)
  const timestamp = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    [PAYMENT_SIGNATURE_HEADER]: `t=${timestamp},v1=${signature}`,
  }
  return await fetch(webhook, { method: 'POST', headers, body }).then(
    (answer) => answer.ok,
    () => false,
  )
}

function page(status: number, title: string, body: string): Answer {
  return html(
    status,
    `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><style>body{font:1.125rem/1.7 system-ui,sans-serif;max-width:30rem;margin:4rem auto;padding:0 1.5rem}
    button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#136a63;color:#fff;cursor:pointer}</style>
    <main><h1>${title}</h1>${body}</main></html>`,
  )
}
