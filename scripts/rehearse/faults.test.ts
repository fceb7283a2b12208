import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { faultsOf, type Wanted } from './faults.ts'
import { createGoogle } from './google/google.ts'
import type { Published } from './google/published.ts'
import { PROJECT, VARIABLES } from './project.ts'
import { deploySteps } from './steps.ts'

/** A zip archive of these files, none of them packed. */
function zip(files: Record<string, string>): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    pieces.push(head, name, content)
    directory.push(entry, name)
    at += head.length + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, ...directory, end])
}

const WANTED: Wanted = {
  project: 'p-1',
  region: 'asia-east1',
  authDomain: 'site.test',
  siteOrigin: 'https://site.test',
  webKey: 'web-key',
  adminEmail: 'root@site.test',
  minInstances: 1,
  rules: 'the rules',
  indexes: { indexes: [], fieldOverrides: [{ collectionGroup: 'notes', fieldPath: 'expiresAt', ttl: true }] },
  rewrites: [{ source: '/api/**' }],
  lock: { 'node_modules/a': { version: '1.0.0' } },
  dependencies: { a: '1.0.0' },
}
const CLIENT = 'p-1 web-key site.test https://site.test'
const SOURCE = {
  'package.json': '{}',
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  'dist/index.js': '',
}

function functionOf(
  name: string,
  more: { secrets?: string[]; memory?: string; timeout?: number; event?: boolean; kept?: boolean },
) {
  const { secrets = [], memory = '512Mi', timeout = null, event = false, kept = false } = more
  return {
    name: `projects/p-1/locations/asia-east1/functions/${name}`,
    buildConfig: { runtime: 'nodejs24' },
    serviceConfig: {
      availableMemory: memory,
      serviceAccountEmail: 'gaplens-functions@p-1.iam.gserviceaccount.com',
      timeoutSeconds: timeout,
      ...(kept && { minInstanceCount: 1 }),
      secretEnvironmentVariables: secrets.map((key) => ({ key })),
      environmentVariables: { ADMIN_EMAIL: 'root@site.test' },
    },
    ...(event && { eventTrigger: { retryPolicy: 'RETRY_POLICY_RETRY', triggerRegion: 'asia-east1' } }),
  }
}

/** What a correct deploy publishes. */
function right(): Published {
  const { published } = createGoogle(PROJECT)
  published.released = true
  published.files.set('/index.html', gzipSync(CLIENT))
  published.files.set('/assets/app-1a2b.js', gzipSync(CLIENT))
  published.hosting = {
    config: {
      rewrites: [{ glob: '/api/**' }].map(({ glob }) => ({ glob, source: glob })),
      headers: [
        {
          glob: '**',
          headers: {
            'Content-Security-Policy':
              "default-src 'self'; frame-src 'self' https://www.youtube-nocookie.com",
            'Strict-Transport-Security': 'max-age=1',
            'X-Content-Type-Options': 'nosniff',
            'Referrer-Policy': 'no-referrer',
          },
        },
        { glob: '/assets/@(app-1a2b.js)', headers: { 'Cache-Control': 'public, immutable' } },
        {
          glob: '/__/auth/**',
          headers: {
            'Content-Security-Policy': "frame-ancestors 'self' https://site.test",
            'X-Frame-Options': 'ALLOWALL',
          },
        },
      ],
    },
  }
  published.rules = 'the rules'
  published.fields.set('notes.expiresAt', { ttlConfig: {} })
  const functions = {
    api: functionOf('api', {
      secrets: ['ADDRESS_HASH_KEY', 'GEMINI_API_KEY', 'PAYMENT_WEBHOOK_SECRET'],
      memory: '1024Mi',
      timeout: 60,
      kept: true,
    }),
    onUserCreated: functionOf('onUserCreated', { event: true, secrets: ['ADDRESS_HASH_KEY'] }),
    onAnalysisCreated: functionOf('onAnalysisCreated', { event: true, kept: true }),
    runAnalysis: functionOf('runAnalysis', {
      secrets: ['GEMINI_API_KEY', 'SERPAPI_API_KEY'],
      memory: '1024Mi',
      timeout: 300,
      kept: true,
    }),
    runUpkeep: functionOf('runUpkeep', { timeout: 120 }),
    auditLedger: functionOf('auditLedger', { timeout: 540 }),
  }
  for (const [name, made] of Object.entries(functions)) published.functions.set(name, made)
  published.queues.set('runAnalysis', {
    retryConfig: { maxAttempts: 60 },
    rateLimits: { maxConcurrentDispatches: 50 },
  })
  published.schedules.set('firebase-schedule-runUpkeep-asia-east1', { schedule: 'every 1 minutes' })
  published.schedules.set('firebase-schedule-auditLedger-asia-east1', { schedule: '30 3 * * *' })
  published.cleanups.push('gcf-artifacts')
  published.roles.push({ where: 'api', role: 'roles/run.invoker', members: ['allUsers'] })
  published.source = zip(SOURCE)
  return published
}

describe('what a deploy has published', () => {
  it('has no fault when it is as the repository says', () => {
    expect(faultsOf(right(), WANTED)).toEqual([])
  })

  const defects: [string, (published: Published) => void, RegExp][] = [
    [
      'the demo’s client',
      (p) => p.files.set('/a.js', gzipSync('demo-gaplens')),
      /holds the demo's demo-gaplens/,
    ],
    [
      'the build’s manifest',
      (p) => p.files.set('/.vite/manifest.json', gzipSync('')),
      /manifest.json is published/,
    ],
    ['a source map', (p) => p.files.set('/a.js.map', gzipSync('')), /a.js.map is published/],
    [
      'the emulators’ settings',
      (p) => Object.assign(p, { source: zip({ ...SOURCE, '.env.demo-gaplens': '' }) }),
      /\.env\.demo-gaplens is uploaded/,
    ],
    ['no client, since it stopped half-way', (p) => Object.assign(p, { released: false }), /not released/],
    ['no clean-up of images', (p) => p.cleanups.splice(0), /never cleaned up/],
    [
      'triggers without retry',
      (p) => p.functions.set('onUserCreated', functionOf('onUserCreated', {})),
      /onUserCreated: retry/,
    ],
    [
      'the demo’s sign-in domain',
      (p) => {
        const text = JSON.stringify(p.hosting).replace(
          "'self' https://www",
          'https://demo-gaplens.firebaseapp.com https://www',
        )
        p.hosting = JSON.parse(text)
      },
      /frame-src does not let/,
    ],
    [
      'a sign-in helper that cannot be framed',
      (p) => {
        const { config } = p.hosting as { config: { headers: unknown[] } }
        config.headers.pop()
      },
      /__\/auth cannot be framed/,
    ],
    [
      'a rewrite to the API of one release',
      (p) => {
        const { config } = p.hosting as { config: { rewrites: object[] } }
        Object.assign(config.rewrites[0] ?? {}, { run: { serviceId: 'api', tag: 'fh-1' } })
      },
      /pinned to a revision/,
    ],
    [
      'a client that browsers load anew each time',
      (p) => p.files.set('/assets/late-3c4d.js', gzipSync(CLIENT)),
      /late-3c4d\.js is asked for again/,
    ],
    ['a database in nam5', (p) => p.databases.push({ locationId: 'nam5' }), /database is made by the deploy/],
    [
      'functions without a lock file',
      (p) => Object.assign(p, { source: zip({ 'package.json': '{}' }) }),
      /without a lock file/,
    ],
    [
      'another version than was tested',
      (p) => {
        const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.1' } } })
        p.source = zip({ ...SOURCE, 'package-lock.json': lock })
      },
      /a is 1\.0\.1, and 1\.0\.0 was tested/,
    ],
    [
      'an API without its payment secret',
      (p) => p.functions.set('api', functionOf('api', { secrets: ['GEMINI_API_KEY'], timeout: 60 })),
      /api: secrets/,
    ],
    [
      'a first request that waits for a start, where instances are to be kept',
      (p) => p.functions.set('onAnalysisCreated', functionOf('onAnalysisCreated', { event: true })),
      /onAnalysisCreated: kept instances is 0 instead of 1/,
    ],
    ['a call that nothing answers', (p) => p.unanswered.push('GET https://x.test/'), /no answer for GET/],
  ]
  it.each(defects)('is at fault with %s', (_, spoil, fault) => {
    const published = right()
    spoil(published)
    expect(faultsOf(published, WANTED).join('\n')).toMatch(fault)
  })
})

describe('the steps of the rehearsal', () => {
  it('are the deploy workflow’s own, with every variable filled in', () => {
    const steps = deploySteps(VARIABLES)
    expect(steps.map(({ run }) => run.split('\n')[0]?.slice(0, 40))).toEqual([
      'npm run deploy:prepare',
      'npm run deploy:check',
      'npx firebase deploy --config .deploy/fir',
      'npx firebase deploy --config .deploy/fir',
    ])
    expect(steps[0]?.env.ADMIN_EMAIL).toBe(VARIABLES.ADMIN_EMAIL)
    const { ADMIN_EMAIL: _, ...fewer } = VARIABLES
    expect(() => deploySteps(fewer)).toThrow(/vars\.ADMIN_EMAIL/)
  })
})
