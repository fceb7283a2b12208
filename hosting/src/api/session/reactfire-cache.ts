declare global {
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined
  var _reactFireFirestoreQueryCache: unknown[] | undefined
}

/**
 * Clears reactfire's cache. It keeps every subscription for ever, including errors, so that after a sign-out the next sign-in would
 * get `permission-denied`. The entry of the auth state is kept; everything read from Firestore is removed.
 */
export function clearReactfireCache(): void {
  const cache = globalThis._reactFirePreloadedObservables
  for (const key of cache?.keys() ?? []) if (key.startsWith('firestore:')) cache?.delete(key)
  if (globalThis._reactFireFirestoreQueryCache) globalThis._reactFireFirestoreQueryCache.length = 0
}
