import { firestoreRoutes } from './firestore.ts'
import { functionsRoutes } from './functions.ts'
import { hostingRoutes } from './hosting.ts'
import { projectRoutes } from './project.ts'
import type { Answer, Asked, Project, Published } from './published.ts'
import { notFound } from './route.ts'

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
  const routes = [projectRoutes, firestoreRoutes, functionsRoutes, hostingRoutes].flatMap((routesOf) =>
    routesOf({ project, published, uploads }),
  )
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
