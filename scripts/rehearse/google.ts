import { createHash } from 'node:crypto'

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
  /** Requests that change a database: there must be none beside rules and indexes. */
  readonly databases: unknown[]
  /** Repositories of images that got a clean-up policy. */
  readonly cleanups: string[]
}

/** The state of the project before the deploy. */
export interface Project {
  readonly id: string
  readonly number: string
  /** Null: none was made yet. */
  readonly database: Readonly<Record<string, unknown>> | null
  readonly secrets: Readonly<Record<string, string>>
}

type Handle = (match: RegExpMatchArray, asked: Asked) => Answer
type Route = readonly [method: string, host: string, path: RegExp, handle: Handle]

/**
 * Simulates the Google APIs that `firebase deploy` calls. It answers as documented, for a project that was set up and
 * never deployed to, and records what it receives.
 */
export function createGoogle(project: Project) {
  const published: Published = {
    asked: [],
    unanswered: [],
    functions: new Map(),
    source: null,
    files: new Map(),
    hosting: null,
    released: false,
    rules: null,
    indexes: [],
    fields: new Map(),
    queues: new Map(),
    schedules: new Map(),
    roles: [],
    apis: new Set(),
    databases: [],
    cleanups: [],
  }
  const uploads = new Map<string, string>()
  const routes = routesOf(project, published, uploads)
  return {
    published,
    answer(asked: Asked): Answer {
      published.asked.push(asked)
      const path = decodeURIComponent(asked.path.split('?')[0] ?? '')
      for (const [method, host, pattern, handle] of routes) {
        const match = path.match(pattern)
        if (method === asked.method && host === asked.host && match !== null) return handle(match, asked)
      }
      published.unanswered.push(`${asked.method} https://${asked.host}${asked.path}`)
      return notFound(asked.path)
    },
  }
}

const notFound = (what: string): Answer => ({
  status: 404,
  body: { error: { code: 404, status: 'NOT_FOUND', message: `${what} is not there` } },
})
const done = (response: unknown = {}) => ({ name: 'operations/done', done: true, response })
const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

function routesOf(project: Project, published: Published, uploads: Map<string, string>): Route[] {
  const { id, number } = project
  const service = (name: string) => `https://${name.toLowerCase()}-${number}.asia-east1.run.app`
  const grant: Handle = ([, where = ''], { body }) => {
    const policy = record(record(body).policy)
    for (const { role, members } of (policy.bindings ?? []) as { role: string; members: string[] }[])
      published.roles.push({ where, role, members })
    return { body: policy }
  }
  const policy: Handle = () => ({ body: { bindings: [], etag: 'x', version: 3 } })
  const permit: Handle = (_, { body }) => ({ body: { permissions: record(body).permissions ?? [] } })
  return [
    [
      'POST',
      'www.googleapis.com',
      /^\/oauth2\/v4\/token$/,
      () => ({ body: { access_token: 'rehearsal', expires_in: 3600, token_type: 'Bearer' } }),
    ],
    ['POST', 'cloudresourcemanager.googleapis.com', /:testIamPermissions$/, permit],
    ['POST', 'cloudresourcemanager.googleapis.com', /^\/v1\/projects\/([^/]+):getIamPolicy$/, policy],
    ['POST', 'cloudresourcemanager.googleapis.com', /^\/v1\/(projects\/[^/]+):setIamPolicy$/, grant],
    [
      'GET',
      'cloudresourcemanager.googleapis.com',
      /^\/v1\/projects\/[^/:]+$/,
      () => ({ body: { projectId: id, projectNumber: number, lifecycleState: 'ACTIVE' } }),
    ],
    [
      'GET',
      'cloudbilling.googleapis.com',
      /billingInfo$/,
      () => ({ body: { billingEnabled: true, billingAccountName: 'billingAccounts/1' } }),
    ],
    [
      'GET',
      'compute.googleapis.com',
      /^\/compute\/v1\/projects\/[^/]+$/,
      () => ({ body: { defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com` } }),
    ],
    ['POST', 'iam.googleapis.com', /:testIamPermissions$/, permit],
    [
      'GET',
      'firebase.googleapis.com',
      /^\/v1beta1\/projects\/[^/]+$/,
      () => ({
        body: {
          projectId: id,
          projectNumber: number,
          displayName: id,
          resources: { hostingSite: id },
          state: 'ACTIVE',
        },
      }),
    ],
    ['GET', 'firebase.googleapis.com', /adminSdkConfig$/, () => ({ body: { projectId: id } })],
    [
      'GET',
      'serviceusage.googleapis.com',
      /^\/v1\/projects\/[^/]+\/services\/([^/]+)$/,
      ([, api = '']) => {
        published.apis.add(api)
        return { body: { name: api, state: api.startsWith('runtimeconfig') ? 'DISABLED' : 'ENABLED' } }
      },
    ],
    ['POST', 'serviceusage.googleapis.com', /generateServiceIdentity$/, () => ({ body: done() })],

    [
      'GET',
      'firestore.googleapis.com',
      /^\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
      ([path = '']) => (project.database === null ? notFound(path) : { body: project.database }),
    ],
    [
      'POST',
      'firestore.googleapis.com',
      /^\/v1\/projects\/[^/]+\/databases$/,
      (_, { body }) => {
        published.databases.push(body)
        return { body: done(body) }
      },
    ],
    ['GET', 'firestore.googleapis.com', /\/indexes$/, () => ({ body: { indexes: [] } })],
    ['GET', 'firestore.googleapis.com', /\/fields$/, () => ({ body: { fields: [] } })],
    [
      'POST',
      'firestore.googleapis.com',
      /\/collectionGroups\/([^/]+)\/indexes$/,
      ([, collection], { body }) => {
        published.indexes.push({ collection, ...record(body) })
        return { body: done() }
      },
    ],
    [
      'PATCH',
      'firestore.googleapis.com',
      /\/collectionGroups\/([^/]+)\/fields\/([^/]+)$/,
      ([, collection, field], { body }) => {
        published.fields.set(`${collection}.${field}`, record(body))
        return { body: done() }
      },
    ],
    ['GET', 'firebaseextensions.googleapis.com', /\/instances$/, () => ({ body: { instances: [] } })],
    ['POST', 'firebaserules.googleapis.com', /:test$/, () => ({ body: { issues: [] } })],
    ['GET', 'firebaserules.googleapis.com', /\/releases/, () => ({ body: { releases: [] } })],
    [
      'POST',
      'firebaserules.googleapis.com',
      /\/rulesets$/,
      (_, { body }) => {
        const [file] = (record(record(body).source).files ?? []) as { content: string }[]
        published.rules = file?.content ?? null
        return { body: { name: `projects/${id}/rulesets/1` } }
      },
    ],
    ['POST', 'firebaserules.googleapis.com', /\/releases$/, (_, { body }) => ({ body })],
    ['PATCH', 'firebaserules.googleapis.com', /\/releases\//, ([path = '']) => notFound(path)],

    ['GET', 'cloudfunctions.googleapis.com', /\/functions$/, () => ({ body: { functions: [] } })],
    [
      'POST',
      'cloudfunctions.googleapis.com',
      /functions:generateUploadUrl$/,
      () => ({
        body: {
          uploadUrl: 'https://storage.googleapis.com/gcf-v2-uploads/source.zip',
          storageSource: { bucket: 'gcf-v2-uploads', object: 'source.zip' },
        },
      }),
    ],
    [
      'PUT',
      'storage.googleapis.com',
      /^\/gcf-v2-uploads\//,
      (_, { bytes }) => {
        published.source = bytes
        return { body: {} }
      },
    ],
    [
      'POST',
      'cloudfunctions.googleapis.com',
      /\/functions$/,
      (_, { path, body }) => {
        const name = new URL(path, 'https://x').searchParams.get('functionId') ?? ''
        published.functions.set(name, record(body))
        return { body: { name: `operations/${name}`, done: false } }
      },
    ],
    [
      'GET',
      'cloudfunctions.googleapis.com',
      /\/operations\/(\w+)$/,
      ([, name = '']) => {
        const made = record(published.functions.get(name))
        const run = `projects/${id}/locations/asia-east1/services/${name.toLowerCase()}`
        return {
          body: done({
            ...made,
            state: 'ACTIVE',
            url: service(name),
            serviceConfig: { ...record(made.serviceConfig), service: run, uri: service(name) },
          }),
        }
      },
    ],
    ['GET', 'run.googleapis.com', /getIamPolicy$/, policy],
    ['POST', 'run.googleapis.com', /\/services\/([^/:]+):setIamPolicy$/, grant],
    ['GET', 'run.googleapis.com', /\/services/, () => ({ body: { services: [], items: [] } })],
    ['GET', 'cloudscheduler.googleapis.com', /\/jobs\//, ([path = '']) => notFound(path)],
    [
      'POST',
      'cloudscheduler.googleapis.com',
      /\/jobs$/,
      (_, { body }) => {
        const job = record(body)
        published.schedules.set(String(job.name).split('/').at(-1) ?? '', job)
        return { body }
      },
    ],
    ['GET', 'cloudtasks.googleapis.com', /\/queues\/[^/]+$/, ([path = '']) => notFound(path)],
    [
      'POST',
      'cloudtasks.googleapis.com',
      /\/queues$/,
      (_, { body }) => {
        const queue = record(body)
        published.queues.set(String(queue.name).split('/').at(-1) ?? '', queue)
        return { body }
      },
    ],
    [
      'PATCH',
      'cloudtasks.googleapis.com',
      /\/queues\/([^/]+)$/,
      ([, name = ''], { body }) => {
        published.queues.set(name, record(body))
        return { body }
      },
    ],
    ['POST', 'cloudtasks.googleapis.com', /(queues\/[^/:]+):getIamPolicy$/, policy],
    ['POST', 'cloudtasks.googleapis.com', /(queues\/[^/:]+):setIamPolicy$/, grant],

    [
      'GET',
      'secretmanager.googleapis.com',
      /\/secrets\/([^/:]+)$/,
      ([path = '', name = '']) =>
        name in project.secrets
          ? { body: { name: `projects/${number}/secrets/${name}`, labels: {}, replication: {} } }
          : notFound(path),
    ],
    [
      'GET',
      'secretmanager.googleapis.com',
      /\/secrets\/([^/:]+)\/versions\/[^/:]+$/,
      ([path = '', name = '']) =>
        name in project.secrets
          ? { body: { name: `projects/${number}/secrets/${name}/versions/1`, state: 'ENABLED' } }
          : notFound(path),
    ],
    ['GET', 'secretmanager.googleapis.com', /\/secrets\/[^/]+:getIamPolicy$/, policy],
    ['POST', 'secretmanager.googleapis.com', /(secrets\/[^/]+):setIamPolicy$/, grant],
    [
      'GET',
      'secretmanager.googleapis.com',
      /\/secrets\/([^/:]+)\/versions\/[^/:]+:access$/,
      ([path = '', name = '']) => {
        const value = project.secrets[name]
        return value === undefined
          ? notFound(path)
          : { body: { payload: { data: Buffer.from(value).toString('base64') } } }
      },
    ],
    [
      'GET',
      'artifactregistry.googleapis.com',
      /\/repositories\/[^/]+$/,
      ([path = '']) => ({ body: { name: path.replace(/^\/v\d(beta\d)?\//, ''), format: 'DOCKER' } }),
    ],
    [
      'PATCH',
      'artifactregistry.googleapis.com',
      /\/repositories\/([^/]+)$/,
      ([, name = ''], { body }) => {
        published.cleanups.push(name)
        return { body }
      },
    ],

    [
      'GET',
      'firebasehosting.googleapis.com',
      /\/sites$/,
      () => ({
        body: {
          sites: [
            { name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE', defaultUrl: `https://${id}.web.app` },
          ],
        },
      }),
    ],
    [
      'GET',
      'firebasehosting.googleapis.com',
      /\/sites\/[^/]+$/,
      () => ({
        body: {
          name: `projects/${id}/sites/${id}`,
          type: 'DEFAULT_SITE',
          defaultUrl: `https://${id}.web.app`,
        },
      }),
    ],
    [
      'POST',
      'firebasehosting.googleapis.com',
      /\/versions$/,
      () => ({ body: { name: `projects/${id}/sites/${id}/versions/1`, status: 'CREATED' } }),
    ],
    [
      'POST',
      'firebasehosting.googleapis.com',
      /:populateFiles$/,
      (_, { body }) => {
        const files = record(record(body).files) as Record<string, string>
        for (const [path, hash] of Object.entries(files)) uploads.set(path, hash)
        return {
          body: {
            uploadRequiredHashes: [...new Set(Object.values(files))],
            uploadUrl: 'https://upload-firebasehosting.googleapis.com/upload',
          },
        }
      },
    ],
    [
      'POST',
      'upload-firebasehosting.googleapis.com',
      /^\/upload\/(\w+)$/,
      ([, hash = ''], { bytes }) => {
        if (createHash('sha256').update(bytes).digest('hex') !== hash)
          return { status: 400, body: { error: { code: 400, message: 'hash differs' } } }
        for (const [path, wanted] of uploads) if (wanted === hash) published.files.set(path, bytes)
        return { body: {} }
      },
    ],
    [
      'PATCH',
      'firebasehosting.googleapis.com',
      /\/versions\/1$/,
      (_, { body }) => {
        published.hosting = record(body)
        return { body: { name: `projects/${id}/sites/${id}/versions/1`, ...record(body) } }
      },
    ],
    [
      'POST',
      'firebasehosting.googleapis.com',
      /\/releases$/,
      () => {
        published.released = true
        return { body: { name: `sites/${id}/releases/1` } }
      },
    ],
  ]
}
