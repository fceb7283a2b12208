import { createHash } from 'node:crypto'
import { type Route, record, type Services } from './route.ts'

/** Hosting: sites, versions and the files of the client. */
export function hostingRoutes({ project, published, uploads }: Services): Route[] {
  const { id } = project
  const site = {
    name: `projects/${id}/sites/${id}`,
    type: 'DEFAULT_SITE',
    defaultUrl: `https://${id}.web.app`,
  }
  return [
    ['GET', 'firebasehosting.googleapis.com', /\/sites$/, () => ({ body: { sites: [site] } })],
    ['GET', 'firebasehosting.googleapis.com', /\/sites\/[^/]+$/, () => ({ body: site })],
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
