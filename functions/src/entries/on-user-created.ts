import { UserDocumentSchema } from '@gaplens/contracts/accounts/user'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { openUserAccount } from '../points/open-user-account.ts'
import { database } from '../runtime/database.ts'
import { opening } from './shared/opening.ts'
import { secretsOf } from './shared/options.ts'

export const onUserCreated = onDocumentCreated(
  { document: 'users/{uid}', retry: true, secrets: secretsOf('ADDRESS_HASH_KEY') },
  async (event) => {
    const user = UserDocumentSchema.safeParse(event.data?.data())
    if (user.success) await openUserAccount(database(), event.params.uid, opening(), new Date())
  },
)
