import type { PaymentNotice } from '@gaplens/contracts/points/payments'
import { neutralAdapter } from '../../functions/src/payments/adapter.ts'
import { type Received, receiveNotice } from '../../functions/src/payments/receive-notice.ts'
import type { Database } from '../../functions/src/runtime/database.ts'

const adapter = neutralAdapter('asked-for-by-the-api-alone')

/** Receives a notice as the webhook does after it has verified the signature. */
export async function receive(db: Database, notice: PaymentNotice, now = new Date()): Promise<Received> {
  return await receiveNotice(db, adapter, Buffer.from(JSON.stringify(notice)), now)
}
