import type { Call, Caller, Listing, Value } from './calls.ts'

/** Where the Firestore emulator's REST service is, e.g. `http://127.0.0.1:8080`. */
export type EmulatorAddress = string

/** The emulator answers that it does not take rules. */
export class RulesRefused extends Error {
  override readonly name = 'RulesRefused'
}

/**
 * A project of its own on a running emulator, with rules of its own, called the way a client calls Firestore. REST, so
 * that a call can say what no SDK would: a double where a whole number belongs, no limit, no precondition.
 */
export class RulesProject {
  readonly #id = `demo-rules-${crypto.randomUUID().slice(0, 8)}`
  readonly #emulator: EmulatorAddress

  constructor(emulator: EmulatorAddress) {
    this.#emulator = emulator
  }

  /** Puts rules in force. @throws RulesRefused */
  async load(rules: string): Promise<void> {
    const body = { rules: { files: [{ name: 'firestore.rules', content: rules }] } }
    const answer = await this.#send('PUT', `/emulator/v1/projects/${this.#id}:securityRules`, 'owner', body)
    if (!answer.ok) throw new RulesRefused(`the emulator refuses these rules: ${await answer.text()}`)
  }

  /** Writes documents with the server's rights. */
  async given(documents: Readonly<Record<string, Readonly<Record<string, Value>>>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, data]) => this.#write(path, data))
    const answer = await this.#send('POST', this.#path(':commit'), 'owner', { writes })
    if (!answer.ok) throw new Error(await answer.text())
  }

  /** Whether the rules let a call through. @throws when the emulator refuses it for another reason than the rules */
  async allows(caller: Caller, call: Call): Promise<boolean> {
    const token = caller === null ? null : unsignedToken(this.#id, caller)
    const answer = await this.#call(token, call)
    const text = await answer.text()
    if (answer.status === 403) return false
    // Reading what is not there is allowed, and finds nothing.
    if (answer.ok || (call.kind === 'get' && answer.status === 404)) return true
    throw new Error(`${answer.status} for ${JSON.stringify(call)}: ${text}`)
  }

  async #call(token: string | null, call: Call): Promise<Response> {
    switch (call.kind) {
      case 'get':
        return await this.#send('GET', this.#path(`/${call.path}`), token)
      case 'list':
        return await this.#send('POST', this.#path(`${call.parent}:runQuery`), token, queryOf(call))
      case 'create':
        return await this.#commit(token, {
          ...this.#write(call.path, call.data),
          currentDocument: { exists: false },
        })
      case 'set':
        return await this.#commit(token, this.#write(call.path, call.data))
      case 'update': {
        const { updateTransforms, update } = this.#write(call.path, call.data)
        const fieldPaths = [...Object.keys(update.fields), ...call.removed]
        return await this.#commit(token, {
          update,
          updateTransforms,
          updateMask: { fieldPaths },
          currentDocument: { exists: true },
        })
      }
      case 'delete':
        return await this.#commit(token, { delete: this.#name(call.path) })
    }
  }

  async #commit(token: string | null, write: object): Promise<Response> {
    return await this.#send('POST', this.#path(':commit'), token, { writes: [write] })
  }

  #write(path: string, data: Readonly<Record<string, Value>>) {
    const { true: times = [], false: plain = [] } = Object.groupBy(Object.entries(data), ([, value]) =>
      value === 'REQUEST_TIME' ? 'true' : 'false',
    )
    return {
      update: { name: this.#name(path), fields: Object.fromEntries(plain) },
      updateTransforms: times.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    }
  }

  #name(path: string): string {
    return `projects/${this.#id}/databases/(default)/documents/${path}`
  }

  #path(rest: string): string {
    return `/v1/projects/${this.#id}/databases/(default)/documents${rest}`
  }

  async #send(method: string, path: string, token: string | null, body?: object): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    }
    return await fetch(this.#emulator + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
  }
}

function queryOf({ collectionId, isGroup, where, limit }: Listing): object {
  return {
    structuredQuery: {
      from: [{ collectionId, allDescendants: isGroup }],
      ...(limit !== null && { limit }),
      ...(where !== null && {
        where: {
          fieldFilter: { field: { fieldPath: where.field }, op: 'EQUAL', value: { stringValue: where.is } },
        },
      }),
    },
  }
}

/** Emulators take tokens that nobody signed. */
function unsignedToken(project: string, { uid, claims }: NonNullable<Caller>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: 0,
    auth_time: 0,
    exp: 4_000_000_000,
    ...claims,
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`
}
