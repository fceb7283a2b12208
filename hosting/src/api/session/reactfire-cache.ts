declare global {
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined
  var _reactFireFirestoreQueryCache: unknown[] | undefined
}

/**
 * reactfire keeps every subscription for ever, errors included: after a sign-out the next sign-in would be handed
 * `permission-denied`. The auth state's own entry stays; everything read from Firestore goes.
 */
export function clearReactfireCache(): void {
  const cache = globalThis._reactFirePreloadedObservables
  for (const key of cache?.keys() ?? []) if (key.startsWith('firestore:')) cache?.delete(key)
  if (globalThis._reactFireFirestoreQueryCache) globalThis._reactFireFirestoreQueryCache.length = 0
}
