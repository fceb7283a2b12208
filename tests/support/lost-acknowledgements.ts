import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'

/**
 * The same database, where the acknowledgement of commits is lost: as the client library does after UNAVAILABLE, it runs the
 * transaction again after its writes were made.
 */
export function losingAcknowledgements(firestore: Firestore, isLost: () => boolean = () => true): Database {
  return openDatabase(
    new Proxy(firestore, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (name === 'runTransaction')
          return async (update: (tx: Transaction) => Promise<unknown>, options?: { readOnly: true }) => {
            const answer = await target.runTransaction(update, options)
            return isLost() ? await target.runTransaction(update, options) : answer
          }
        return typeof member === 'function' ? member.bind(target) : member
      },
    }),
  )
}
