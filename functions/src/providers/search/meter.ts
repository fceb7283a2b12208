import type { SearchProvider } from '../types.ts'

/** A search provider that counts what is billed. */
export interface MeteredSearch extends SearchProvider {
  /** Searches that were billed and are not yet recorded. */
  spent(): number
  /** Tells that all searches until now are recorded elsewhere. */
  recorded(): void
}

/** Counts the searches of one run, also those whose results nobody waited for. */
export function meteredSearch(provider: SearchProvider): MeteredSearch {
  let spent = 0
  return {
    ...(provider.variant !== undefined && { variant: provider.variant }),
    spent: () => spent,
    recorded() {
      spent = 0
    },
    search: (keyword, options) =>
      provider.search(keyword, {
        ...options,
        onBilled() {
          spent += 1
        },
      }),
  }
}
