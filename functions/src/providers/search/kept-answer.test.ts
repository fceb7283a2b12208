import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keepAnswer } from './kept-answer.ts'

const KEY = 'secret/key+with=odd&characters'

function keep(body: string) {
  const received = { bytes: Buffer.from(body), body, parameters: { q: '水溫' }, receivedAt: new Date(0) }
  return keepAnswer(received, KEY)
}

describe('an answer that is kept for the archive', () => {
  it('is the body as it was received, to the byte, where nothing in it is ours', () => {
    const body = '{ "b": 1.0,\n  "a": ["水溫", 1e2], "local": {"email": "shop@a.test", "account": "shop"} }'
    expect(keep(body)).toEqual({
      parameters: { q: '水溫' },
      receivedAt: '1970-01-01T00:00:00.000Z',
      receivedBytes: Buffer.byteLength(body),
      receivedSha256: createHash('sha256').update(body).digest('hex'),
      removed: [],
      body,
    })
  })

  it('loses the key in every form, the account, and the way to the service’s own archive, and says where', () => {
    const kept = keep(
      JSON.stringify({
        search_metadata: {
          id: 'x',
          json_endpoint: 'https://serp.test/searches/1/x.json',
          raw_html_file: 'https://serp.test/x.html',
          account_id: 7,
        },
        search_parameters: { q: '水溫', api_key: KEY },
        account_email: 'us@a.test',
        total_searches_left: 12,
        serpapi_pagination: {
          next: `https://serp.test/search?q=x&api_key=${encodeURIComponent(KEY)}&start=10`,
        },
        organic_results: [{ title: `說 ${KEY} 了`, [`k/${KEY}`]: 1 }],
      }),
    )
    expect(kept?.body).not.toContain(KEY)
    expect(kept?.body).not.toContain(encodeURIComponent(KEY))
    expect(JSON.parse(kept?.body ?? '')).toEqual({
      search_metadata: { id: 'x' },
      search_parameters: { q: '水溫' },
      serpapi_pagination: { next: 'https://serp.test/search?q=x&api_key=[removed]&start=10' },
      organic_results: [{ title: '說 [removed] 了', 'k/[removed]': 1 }],
    })
    expect(kept?.removed).toEqual([
      '/search_metadata/json_endpoint',
      '/search_metadata/raw_html_file',
      '/search_metadata/account_id',
      '/search_parameters/api_key',
      '/account_email',
      '/total_searches_left',
      '/serpapi_pagination/next',
      '/organic_results/0/title',
      '/organic_results/0',
    ])
  })

  it('is not kept if it cannot be parsed and searched for secrets', () => {
    expect(keep('<html>')).toBeNull()
    expect(keep('['.repeat(200_000) + ']'.repeat(200_000))).toBeNull()
  })
})
