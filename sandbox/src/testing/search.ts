import type { Overview } from '../serp/shapes.ts'

export interface SearchAnswer {
  readonly ai_overview?: Partial<Overview> & { page_token?: string; error?: string }
  readonly organic_results?: { position: number; title: string; link: string; snippet: string }[]
  readonly related_questions?: {
    question: string
    type?: string
    page_token?: string
    next_page_token?: string
  }[]
  /** AI Mode answers at the top level. */
  readonly text_blocks?: Overview['text_blocks']
  readonly references?: Overview['references']
  readonly reconstructed_markdown?: string
  readonly search_information?: { ai_overview_state?: string }
  readonly error?: string
}

/** One request to the search API. */
export async function ask(
  port: number,
  parameters: Record<string, string>,
): Promise<{ status: number; body: SearchAnswer }> {
  const query = new URLSearchParams({ engine: 'google', api_key: 'sandbox', ...parameters })
  const response = await fetch(`http://127.0.0.1:${port}/search.json?${query}`)
  return { status: response.status, body: (await response.json()) as SearchAnswer }
}

/** A keyword's overview, by one step or two; null when there is none. */
export async function overviewOf(port: number, q: string): Promise<Overview | null> {
  const first = (await ask(port, { q })).body.ai_overview
  const token = first?.page_token
  const part =
    token === undefined
      ? first
      : (await ask(port, { engine: 'google_ai_overview', page_token: token })).body.ai_overview
  const { text_blocks, references } = part ?? {}
  return text_blocks && references ? { text_blocks, references } : null
}
