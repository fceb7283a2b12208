import type { ShareDocument } from '@gaplens/contracts/shares/share'

/** Whether a share link has ended by its time. It ends then, though the database deletes it up to a day later. */
export function hasExpired({ expiresAt }: Pick<ShareDocument, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt.toMillis() <= now.getTime()
}
