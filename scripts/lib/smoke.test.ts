import { afterEach, describe, expect, it } from 'vitest'
import { clientAddress } from '../../functions/src/limits/address.ts'
import { type Listening, listen } from '../../functions/src/providers/testing/listen.ts'
import { smoke } from './smoke.ts'

const VISITOR = '203.0.113.7'
const open: Listening[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))

/** A deployment behind this many proxies, each of which adds the address of its caller. */
async function deployment(proxies: number, trustedHops: number, believesVisitors = false): Promise<string> {
  const server = await listen((request, response) => {
    const sent = request.headers['x-forwarded-for']
    const added = [VISITOR, '151.101.1.1', '10.0.0.9'].slice(0, proxies)
    const entries = [sent, ...added].filter((entry) => entry !== undefined)
    if (proxies > 0) request.headers['x-forwarded-for'] = entries.join(', ')
    const seen = clientAddress(request, trustedHops)
    const client = believesVisitors && sent !== undefined ? { ...seen, address: String(sent) } : seen
    response.end(JSON.stringify({ status: 'ok', revision: null, client }))
  })
  open.push(server)
  return server.baseUrl
}

async function problemOf(site: string): Promise<string | null | undefined> {
  const results = await smoke(site, null)
  return results.find(({ what }) => what === 'the API knows whom it is asked by')?.problem
}

describe('the step of the smoke test that looks at addresses', () => {
  it('is content behind Hosting, and where there is no proxy at all', async () => {
    expect(await problemOf(await deployment(2, 1))).toBeNull()
    expect(await problemOf(await deployment(0, 1))).toBeNull()
  })

  it('names the right setting where another proxy stands in front', async () => {
    expect(await problemOf(await deployment(3, 1))).toContain('set TRUSTED_HOPS=2 instead of 1')
    expect(await problemOf(await deployment(1, 1))).toContain('set TRUSTED_HOPS=0 instead of 1')
  })

  it('finds an API that takes the address a visitor claims', async () => {
    expect(await problemOf(await deployment(2, 1, true))).toContain('that a visitor claims')
  })
})
