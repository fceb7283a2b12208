import type { Answer, Asked, Project, Published } from './published.ts'

export type Handle = (match: RegExpMatchArray, asked: Asked) => Answer
/** Requests of one kind to one host, and what answers them. */
export type Route = readonly [method: string, host: string, path: RegExp, handle: Handle]

/** What the routes of one service know: the project as it was, what is published, and the files that were announced. */
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

/** Nobody may do anything yet. */
export const policy: Handle = () => ({ body: { bindings: [], etag: 'x', version: 3 } })

/** Records who is granted what. */
export function grantsTo(published: Published): Handle {
  return ([, where = ''], { body }) => {
    const granted = record(record(body).policy)
    for (const { role, members } of (granted.bindings ?? []) as { role: string; members: string[] }[])
      published.roles.push({ where, role, members })
    return { body: granted }
  }
}
