/** The identity provider's code without its `auth/` prefix; empty for anything else. */
export function authErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

/** Browsers that isolate the page from its popup say so only in the message. */
export function isCrossOriginPolicy(error: unknown): boolean {
  return error instanceof Error && /cross-origin-opener-policy/i.test(error.message)
}
