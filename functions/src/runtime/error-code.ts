/**
 * The code of an error from Node, Firebase or gRPC: `auth/user-not-found`, `EAI_AGAIN`, 14. It can be of any type, so callers
 * compare it.
 * @returns undefined for errors without a code and for values that are no errors
 */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
