import { done, grantsTo, notFound, policy, type Route, record, type Services } from './route.ts'

/** Functions and their resources: Cloud Run, schedules, queues, secrets, images. */
export function functionsRoutes(services: Services): Route[] {
  return [
    ...deploymentRoutes(services),
    ...invokerRoutes(services),
    ...scheduleRoutes(services),
    ...queueRoutes(services),
    ...secretRoutes(services),
    ...imageRoutes(services),
  ]
}

/** Cloud Functions: the upload of their source, and their deployment. */
function deploymentRoutes({ project, published }: Services): Route[] {
  const service = (name: string) => `https://${name.toLowerCase()}-${project.number}.asia-east1.run.app`
  return [
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
        const run = `projects/${project.id}/locations/asia-east1/services/${name.toLowerCase()}`
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
  ]
}

/** Cloud Run: who may call the functions. */
function invokerRoutes({ published }: Services): Route[] {
  const grant = grantsTo(published)
  return [
    ['GET', 'run.googleapis.com', /getIamPolicy$/, policy],
    ['POST', 'run.googleapis.com', /\/services\/([^/:]+):setIamPolicy$/, grant],
    ['GET', 'run.googleapis.com', /\/services/, () => ({ body: { services: [], items: [] } })],
  ]
}

/** Cloud Scheduler. */
function scheduleRoutes({ published }: Services): Route[] {
  return [
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
  ]
}

/** Cloud Tasks. */
function queueRoutes({ published }: Services): Route[] {
  const grant = grantsTo(published)
  return [
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
  ]
}

/** Secret Manager. */
function secretRoutes({ project, published }: Services): Route[] {
  const grant = grantsTo(published)
  return [
    [
      'GET',
      'secretmanager.googleapis.com',
      /\/secrets\/([^/:]+)$/,
      ([path = '', name = '']) =>
        name in project.secrets
          ? { body: { name: `projects/${project.number}/secrets/${name}`, labels: {}, replication: {} } }
          : notFound(path),
    ],
    [
      'GET',
      'secretmanager.googleapis.com',
      /\/secrets\/([^/:]+)\/versions\/[^/:]+$/,
      ([path = '', name = '']) =>
        name in project.secrets
          ? { body: { name: `projects/${project.number}/secrets/${name}/versions/1`, state: 'ENABLED' } }
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
  ]
}

/** Artifact Registry: how long images are kept. */
function imageRoutes({ published }: Services): Route[] {
  return [
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
  ]
}
