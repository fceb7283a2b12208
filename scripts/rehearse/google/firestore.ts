import { done, notFound, type Route, record, type Services } from './route.ts'

/** Firestore: the database, its indexes and fields, and its rules. */
export function firestoreRoutes({ project, published }: Services): Route[] {
  const { id } = project
  return [
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
  ]
}
