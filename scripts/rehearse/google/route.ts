import type { Answer, Asked, Project, Published } from './published.ts'

export type Handle = (match: RegExpMatchArray, asked: Asked) => Answer
/** Requests of one kind to one host, and their handler. */
export type Route = readonly [method: string, host: string, path: RegExp, handle: Handle]

/** The state that the routes of one service share: the project before the deploy, the publications, and announced files. */
export interface Services {
  readonly project: Project
  readonly published: Published
  /** Hash of each file of the client by its path. */
  readonly uploads: Map<string, string>
}

export const notFound = (what: string): Answer => ({
  status: 404,
  body: { error: { code: 404, status: 'NOT_FOUND', message: `${what} is not there` } },
})
/** An operation that has ended. */
export const done = (response: unknown = {}) => ({ name: 'operations/done', done: true, response })
export const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** An empty policy. */
export const policy: Handle = () => ({ body: { bindings: [], etag: 'x', version: 3 } })

/** Records granted roles. */
export function grantsTo(published: Published): Handle {
  return ([, where = ''], { body }) => {
    const granted = record(record(body).policy)
    for (const { role, members } of (granted.bindings ?? []) as { role: string; members: string[] }[])
      published.roles.push({ where, role, members })
    return { body: granted }
  }
}
