/** A request that a deploy made, as it arrived. */
export interface Asked {
  readonly method: string
  readonly host: string
  /** With the query. */
  readonly path: string
  /** The body, parsed if it was JSON. */
  readonly body: unknown
  readonly bytes: Buffer
}

export interface Answer {
  readonly status?: number
  readonly body?: unknown
}

/** What a deploy has published, for the rehearsal to check. */
export interface Published {
  /** All requests, in order. */
  readonly asked: Asked[]
  /** Requests that the simulation cannot answer. Each is a fault of the rehearsal or of the deploy. */
  readonly unanswered: string[]
  /** By name, as they were created. */
  readonly functions: Map<string, Record<string, unknown>>
  /** The uploaded archive of the functions' source. */
  source: Buffer | null
  /** The client's files by their path, as they were uploaded (gzipped). */
  readonly files: Map<string, Buffer>
  /** The client's version as it was finalized: headers, rewrites. */
  hosting: Record<string, unknown> | null
  released: boolean
  rules: string | null
  readonly indexes: unknown[]
  readonly fields: Map<string, Record<string, unknown>>
  readonly queues: Map<string, Record<string, unknown>>
  readonly schedules: Map<string, Record<string, unknown>>
  readonly roles: { readonly where: string; readonly role: string; readonly members: readonly string[] }[]
  readonly apis: Set<string>
  /** Requests that change a database. There must be none besides rules and indexes. */
  readonly databases: unknown[]
  /** Repositories of images that got a clean-up policy. */
  readonly cleanups: string[]
}

/** The state of the project before the deploy. */
export interface Project {
  readonly id: string
  readonly number: string
  /** Null when it does not exist yet. */
  readonly database: Readonly<Record<string, unknown>> | null
  readonly secrets: Readonly<Record<string, string>>
}
