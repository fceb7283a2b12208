import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** One retry, and none for errors that a retry cannot change. */
function retryOnce(failures: number, error: unknown): boolean {
  const final = error instanceof ApiError && error.status >= 400 && error.status < 500
  return failures < 1 && !final
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a request fails with a message. If it were paused, it would wait silently and be sent later.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: retryOnce,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
