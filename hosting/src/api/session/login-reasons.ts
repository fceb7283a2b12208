/** What /login is told by its address, so that it can say why one stands there. */
export const SESSION_ENDED = 'session-ended'
export const SIGNED_OUT_ELSEWHERE = 'signed-out-elsewhere'
