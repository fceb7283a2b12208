import { CLIENT_VERSION_HEADER } from '@gaplens/contracts/client-version'
import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../providers/testing/listen.ts'
import { answerError } from './errors.ts'
import { refuseOutdated } from './outdated-client.ts'

let server: Listening | undefined
afterEach(async () => await server?.close())

async function ask(headers: Record<string, string>): Promise<Response> {
  const app = express()
  app.use(refuseOutdated(3))
  app.get('/', (_request, response) => void response.json({ ok: true }))
  app.use(answerError)
  server = await listen(app)
  return await fetch(server.baseUrl, { headers })
}

describe('a page that was loaded before a deploy', () => {
  it('must reload when its version is no longer answered', async () => {
    const answer = await ask({ [CLIENT_VERSION_HEADER]: '2' })
    expect(answer.status).toBe(409)
    const { error } = ErrorAnswerSchema.parse(await answer.json())
    expect(error).toMatchObject({ code: 'client-outdated', message: expect.stringContaining('重新載入') })
  })

  it.each([{ [CLIENT_VERSION_HEADER]: '3' }, { [CLIENT_VERSION_HEADER]: '4' }, {}])(
    'is answered with %j',
    async (headers) => expect((await ask(headers as Record<string, string>)).status).toBe(200),
  )
})
