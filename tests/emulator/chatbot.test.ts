import { ChatAnswerSchema, ChatSessionDocumentSchema, ChatStatusSchema } from '@gaplens/contracts/chat'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import {
  CHAT_MESSAGE_MAX_CHARS,
  CHAT_MESSAGES_PER_ADDRESS_AND_DAY,
  CHAT_MESSAGES_PER_PERSON_AND_DAY,
  CHAT_MESSAGES_PER_SESSION,
  CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY,
} from '@gaplens/contracts/limits'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dayCounters } from '../../functions/src/chat/day-counters.ts'
import { KNOWLEDGE } from '../../functions/src/chat/knowledge.ts'
import { takeModelCall } from '../../functions/src/chat/model-budget.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { ownApi } from '../support/own-api.ts'
import { newPerson } from '../support/people.ts'
import { ownFirestore } from '../support/project.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const { firestore } = suiteDatabase(suite)
const random = () => crypto.randomUUID().replaceAll('-', '')

/** A browser of its own at an address of its own: nobody else's count. */
function visitor(
  over: {
    anonymousId?: string
    sessionId?: string
    address?: string
    token?: string
    api?: { readonly address: string }
  } = {},
) {
  const { anonymousId = `anon_${random()}`, sessionId = `session_${random()}`, token = null } = over
  const { api = suite } = over
  const address = over.address ?? `2001:db8::${random().slice(0, 4)}:${random().slice(0, 4)}`
  return {
    anonymousId,
    sessionId,
    address,
    ask: (message: unknown = '點數會過期嗎', body: object = {}, key?: string) =>
      callApi(api, token, '/chatbot', {
        json: {
          message,
          sessionId,
          anonymousId,
          userId: null,
          pageContext: { url: 'https://gaplens.test/', userRole: 'guest', platform: 'web' },
          ...body,
        },
        headers: {
          'x-forwarded-for': `${address}, 192.0.2.1`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      }),
  }
}

async function answerOf(response: Response) {
  expect(response.status).toBe(200)
  return ChatAnswerSchema.parse(await response.json())
}

async function expectError(response: Response, code: ApiErrorCode, field?: string) {
  const { error } = ErrorAnswerSchema.parse(await response.json())
  expect(error).toMatchObject({ code, ...(field !== undefined && { field }) })
}

describe('the chatbot', () => {
  it('says that no model answers here', async () => {
    const status = ChatStatusSchema.parse(await (await callApi(suite, null, '/chatbot')).json())
    expect(status).toEqual({ enabled: true, model: null })
  })

  it('answers a visitor who is not signed in, from the knowledge file, and says so', async () => {
    const me = visitor()
    expect(await answerOf(await me.ask())).toEqual({
      message: '不會。點數永久有效，沒有使用期限。',
      messageCount: 1,
      sessionId: me.sessionId,
      isLimitReached: false,
      source: 'knowledge',
      model: null,
    })
    expect(await answerOf(await me.ask('今天天氣如何'))).toMatchObject({ source: 'none', messageCount: 2 })
  })

  it('answers five messages a session and not the sixth', async () => {
    const me = visitor()
    for (let count = 1; count <= CHAT_MESSAGES_PER_SESSION; count += 1) {
      const answer = await answerOf(await me.ask())
      expect(answer).toMatchObject({
        messageCount: count,
        isLimitReached: count === CHAT_MESSAGES_PER_SESSION,
      })
    }
    const sixth = await answerOf(await me.ask())
    expect(sixth).toMatchObject({ messageCount: 5, isLimitReached: true, source: 'none' })
    expect(sixth.message).toMatch(/已用完/)
  })

  it('counts messages sent at the same instant', async () => {
    const me = visitor()
    const answers = await Promise.all(Array.from({ length: 6 }, async () => answerOf(await me.ask())))
    expect(answers.filter(({ source }) => source === 'knowledge')).toHaveLength(CHAT_MESSAGES_PER_SESSION)
  })

  it('answers an address twenty messages a day, in however many sessions', async () => {
    const address = `2001:db8::${random().slice(0, 4)}`
    for (let sent = 0; sent < CHAT_MESSAGES_PER_ADDRESS_AND_DAY; sent += CHAT_MESSAGES_PER_SESSION) {
      const me = visitor({ address })
      for (let count = 0; count < CHAT_MESSAGES_PER_SESSION; count += 1) await answerOf(await me.ask())
    }
    const refused = await visitor({ address }).ask()
    expect(refused.status).toBe(429)
    await expectError(refused, 'chat-daily-limit')
    const { token } = await newPerson(suite, 'chatter')
    await answerOf(await visitor({ address, token }).ask())
  })

  it('answers a signed-in person forty messages a day, at however many addresses', async () => {
    const { token } = await newPerson(suite, 'chatter')
    for (let sent = 0; sent < CHAT_MESSAGES_PER_PERSON_AND_DAY; sent += CHAT_MESSAGES_PER_SESSION) {
      const me = visitor({ token })
      for (let count = 0; count < CHAT_MESSAGES_PER_SESSION; count += 1) await answerOf(await me.ask())
    }
    const refused = await visitor({ token }).ask()
    expect(refused.status).toBe(429)
    await expectError(refused, 'chat-daily-limit')
  })

  it('answers no more than four hundred to all who are signed in at one address', async () => {
    const address = `2001:db8::${random().slice(0, 4)}`
    const { token, uid } = await newPerson(suite, 'chatter')
    const me = visitor({ address, token })
    await answerOf(await me.ask())
    const [, shared] = await dayCounters(firestore, address, uid, new Date())
    const counter = firestore.collection('rateLimits').doc(shared?.key ?? '')
    expect((await counter.get()).get('count')).toBe(1)
    await counter.update({ count: CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY })
    await expectError(await me.ask(), 'chat-daily-limit')
    await answerOf(await visitor({ token }).ask())
  })

  it('takes the day’s calls of the model from several documents, to the last and not one more', async () => {
    const own = ownFirestore('chat-model')
    const now = new Date()
    const taken: boolean[] = []
    for (let round = 0; round < 10; round += 1)
      taken.push(...(await Promise.all([1, 2, 3, 4].map(() => takeModelCall(own, 25, now)))))
    expect(taken.filter(Boolean)).toHaveLength(25)
    const parts = (await own.collection('rateLimits').get()).docs
    expect(parts.length).toBe(10)
    expect(Math.max(...parts.map((part) => part.get('count')))).toBe(3)
    expect(await takeModelCall(own, 0, now)).toBe(false)
  })

  it('keeps neither the address nor the anonymous id, and an end for all it keeps', async () => {
    const me = visitor()
    await answerOf(await me.ask())
    const session = (await firestore.collection('chatSessions').doc(me.sessionId).get()).data()
    const limits = (await firestore.collection('rateLimits').get()).docs
    const kept = JSON.stringify([session, limits.map((limit) => [limit.id, limit.data()])])
    expect(kept).not.toContain(me.address)
    expect(kept).not.toContain(me.anonymousId)
    expect(ChatSessionDocumentSchema.parse(session).messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
    ])
    const ofChat = limits.filter(({ id }) => /^(chat|salt)-/.test(id))
    expect(ofChat.length).toBeGreaterThan(1)
    // Of tests before this one are counters whose window has ended since, such as when the hour is struck in between.
    for (const limit of ofChat)
      expect(limit.get('expiresAt').toMillis()).toBeGreaterThan(limit.createTime.toMillis())
  })
})

describe('a message that is sent again with its key, because its answer was lost', () => {
  it('counts once, and is answered as before', async () => {
    const me = visitor()
    const first = await answerOf(await me.ask('點數會過期嗎', {}, 'message-1'))
    await answerOf(await me.ask('多少錢', {}, 'message-2'))
    expect(await answerOf(await me.ask('點數會過期嗎', {}, 'message-1'))).toEqual({
      ...first,
      messageCount: 2,
    })
    const [counter] = await dayCounters(firestore, me.address, null, new Date())
    const today = firestore.collection('rateLimits').doc(counter?.key ?? '')
    expect((await today.get()).get('count')).toBe(2)
    expect(await answerOf(await me.ask('點數會過期嗎', {}, 'message-3'))).toMatchObject({ messageCount: 3 })
  })

  it('is answered where the first attempt was counted and ended before its answer', async () => {
    const me = visitor()
    await answerOf(await me.ask('點數會過期嗎', {}, 'message-1'))
    const session = firestore.collection('chatSessions').doc(me.sessionId)
    const { messages } = ChatSessionDocumentSchema.parse((await session.get()).data())
    await session.update({ messages: messages.slice(0, 1) })
    expect(await answerOf(await me.ask('點數會過期嗎', {}, 'message-1'))).toMatchObject({
      messageCount: 1,
      source: 'knowledge',
    })
    expect(ChatSessionDocumentSchema.parse((await session.get()).data()).messages).toHaveLength(2)
  })

  it('is answered alike while the first attempt is still at work, though the model chooses otherwise', async () => {
    const reply = (text: string) => ({ text, model: 'chooser', promptTokens: 1, outputTokens: 1 })
    const first = Promise.withResolvers<ReturnType<typeof reply>>()
    const replies = [first.promise, Promise.resolve(reply('none'))]
    const model = {
      model: 'chooser',
      generateText: () => replies.shift() ?? Promise.reject(new Error('asked a third time')),
    }
    const own = await ownApi(suiteDatabase(suite), {
      chat: () => ({ model, modelCallsPerDay: 1_000, contact: 'support@gaplens.example' }),
    })
    onTestFinished(own.close)
    const me = visitor({ api: own })
    const ask = () => me.ask('點數會過期嗎', {}, 'message-1')
    const slow = ask()
    await expect.poll(() => replies.length).toBe(1)
    const overtaking = await answerOf(await ask())
    expect(overtaking.source).toBe('none')
    first.resolve(reply(KNOWLEDGE[0]?.id ?? ''))
    expect(await answerOf(await slow)).toEqual(overtaking)
  })

  it('is still answered when it was the last of its session', async () => {
    const me = visitor()
    const ask = async (count: number) => answerOf(await me.ask('點數會過期嗎', {}, `message-${count}`))
    for (let count = 1; count < CHAT_MESSAGES_PER_SESSION; count += 1) await ask(count)
    const last = await ask(CHAT_MESSAGES_PER_SESSION)
    expect(last).toMatchObject({ isLimitReached: true, source: 'knowledge' })
    expect(await ask(CHAT_MESSAGES_PER_SESSION)).toEqual(last)
  })

  it('is refused with other words', async () => {
    const me = visitor()
    await answerOf(await me.ask('點數會過期嗎', {}, 'message-1'))
    const other = await me.ask('多少錢', {}, 'message-1')
    expect(other.status).toBe(409)
    await expectError(other, 'idempotency-conflict')
  })
})

describe('a session', () => {
  it('is refused to another browser that knows its id', async () => {
    const me = visitor()
    await answerOf(await me.ask())
    const other = await visitor({ sessionId: me.sessionId }).ask()
    expect(other.status).toBe(403)
    await expectError(other, 'forbidden')
  })

  it('goes on after its visitor has signed in, and is then theirs alone', async () => {
    const me = visitor()
    await answerOf(await me.ask())
    const { token, uid } = await newPerson(suite, 'chatter')
    const signedIn = visitor({ ...me, token })
    expect(await answerOf(await signedIn.ask())).toMatchObject({ messageCount: 2 })
    expect((await firestore.collection('chatSessions').doc(me.sessionId).get()).get('uid')).toBe(uid)
    expect((await me.ask()).status).toBe(403)
    const other = await newPerson(suite, 'other')
    expect((await visitor({ ...me, token: other.token }).ask()).status).toBe(403)
  })

  it('is no one else’s by a userId that is only claimed', async () => {
    const { uid } = await newPerson(suite, 'chatter')
    const me = visitor()
    await answerOf(await me.ask('多少錢', { userId: uid }))
    expect((await firestore.collection('chatSessions').doc(me.sessionId).get()).get('uid')).toBeNull()
  })
})

describe('POST /api/chatbot refuses', () => {
  it.each<[string, unknown, object, ApiErrorCode, string?]>([
    ['nothing', '', {}, 'chat-message-required', 'message'],
    ['blanks', ' \n\u3000', {}, 'chat-message-required', 'message'],
    ['a number', 5, {}, 'chat-message-required', 'message'],
    ['too much', '字'.repeat(CHAT_MESSAGE_MAX_CHARS + 1), {}, 'chat-message-too-long', 'message'],
    ['half of a surrogate pair', '\ud800', {}, 'invalid-request', 'message'],
    ['another kind of session id', '嗨', { sessionId: '../users/mei' }, 'invalid-request', 'sessionId'],
    ['another kind of anonymous id', '嗨', { anonymousId: 'me' }, 'invalid-request', 'anonymousId'],
    ['no page', '嗨', { pageContext: null }, 'invalid-request', 'pageContext'],
  ])('%s', async (_what, message, body, code, field) => {
    const began = performance.now()
    const response = await visitor().ask(message, body)
    expect(response.status).toBe(400)
    // Nothing was tried that would have to fail first.
    expect(performance.now() - began).toBeLessThan(10_000)
    await expectError(response, code, field)
  })

  it('a token that is not valid', async () => {
    const response = await visitor({ token: 'a.b.c' }).ask()
    expect(response.status).toBe(401)
    await expectError(response, 'unauthenticated')
  })

  it('other methods, naming those it has', async () => {
    const response = await callApi(suite, null, '/chatbot', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
  })

  it('takes exactly a thousand characters', async () => {
    await answerOf(await visitor().ask('😀'.repeat(CHAT_MESSAGE_MAX_CHARS)))
  })
})
