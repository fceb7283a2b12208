import { createSerpApi } from '../search/serpapi.ts'
import type { SearchProvider } from '../types.ts'

/** Searches that a sandbox on this port answers. */
export function sandboxSearch(port: number, subQuestions = false): SearchProvider {
  return createSerpApi({
    apiKey: 'test',
    baseUrl: `http://127.0.0.1:${port}`,
    gl: 'tw',
    hl: 'zh-tw',
    googleDomain: 'google.com.tw',
    timeoutMs: 10_000,
    now: () => new Date(),
    subQuestions,
  })
}
