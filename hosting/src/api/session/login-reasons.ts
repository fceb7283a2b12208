/** Values in the address of /login that say why the user was sent there. */
export const SESSION_ENDED = 'session-ended'
export const ACCOUNT_DISABLED = 'account-disabled'
export const ACCOUNT_DELETED = 'account-deleted'
export const SIGNED_OUT_ELSEWHERE = 'signed-out-elsewhere'
