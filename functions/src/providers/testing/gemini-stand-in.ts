import {
  type ReceivedRequest,
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from './scripted-server.ts'

/** The fields of a request that tests check. */
export interface GeminiRequest {
  readonly systemInstruction?: { readonly parts: readonly { readonly text: string }[] }
  readonly contents: readonly { readonly parts: readonly { readonly text: string }[] }[]
  readonly generationConfig: Readonly<Record<string, unknown>>
}

export interface GeminiStandIn extends ScriptedServer {
  /** The received bodies in order. */
  bodies(): GeminiRequest[]
}

/**
 * A fake server with Gemini's protocol: `POST /v1beta/models/{model}:generateContent`; 404 for anything else, 400 without a
 * key.
 * @param script answers in order, the last one repeated; or a function of the request's body and number (from 1)
 */
export async function startGeminiStandIn(
  script: readonly ScriptedAnswer[] | ((body: GeminiRequest, count: number) => ScriptedAnswer),
): Promise<GeminiStandIn> {
  const answerTo = (request: ReceivedRequest, count: number): ScriptedAnswer => {
    if (!/^\/v1beta\/models\/[\w.-]+:generateContent$/.test(request.path))
      return geminiError(404, 'not found')
    if (!request.headers['x-goog-api-key']) return geminiError(400, 'API key not valid.')
    if (typeof script === 'function') return script(JSON.parse(request.body), count)
    return script[Math.min(count, script.length) - 1] ?? {}
  }
  const server = await startScriptedServer(answerTo)
  return { ...server, bodies: () => server.requests.map(({ body }) => JSON.parse(body)) }
}

/** A complete answer with this text; an object is sent as JSON. */
export function geminiAnswer(
  content: string | object,
  over: { finishReason?: string; thought?: string } = {},
): ScriptedAnswer {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const { finishReason = 'STOP', thought } = over
  return {
    body: {
      candidates: [
        {
          index: 0,
          finishReason,
          content: {
            role: 'model',
            parts: [...(thought === undefined ? [] : [{ text: thought, thought: true }]), { text }],
          },
        },
      ],
      usageMetadata: {
        promptTokenCount: 100,
        candidatesTokenCount: 20,
        thoughtsTokenCount: 5,
        totalTokenCount: 125,
      },
      modelVersion: 'gemini-stand-in',
    },
  }
}

/** An error in the format of the service. */
export function geminiError(
  status: number,
  message: string,
  details: readonly object[] = [],
): ScriptedAnswer {
  return { status, body: { error: { code: status, message, status: 'ERROR', details } } }
}

/** The detail that asks for a pause before the next try, e.g. `"2s"`. */
export function retryInfo(retryDelay: string): object {
  return { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }
}
