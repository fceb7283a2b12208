import { describe, expect, it } from 'vitest'
import { smoke } from '../../scripts/lib/smoke.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()

describe('the smoke test of a deployment', () => {
  it('finds nothing wrong with this one, and gives its account the point back', async () => {
    const mei = await newPerson(suite, 'mei')
    const identity = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com`
    const results = await smoke(suite.address, { ...mei, apiKey: 'demo-api-key' }, identity)
    expect(results.filter(({ problem }) => problem !== null)).toEqual([])
    expect(results.length).toBe(6)
  })

  it('says what is wrong where nothing answers', async () => {
    const results = await smoke('http://127.0.0.1:9', null)
    expect(results.every(({ problem }) => problem !== null)).toBe(true)
  })
})
