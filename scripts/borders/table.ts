/**
 * Which folder may import which: each folder lists the folders of its own package that it may import from. Files
 * directly in `src` wire the folders together and may import all of them.
 */
export const BORDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'functions/src': {
    // These folders know nothing about the product.
    runtime: [],
    providers: [],
    reading: ['runtime'],
    export: ['runtime'],
    // Firestore documents and their rules.
    limits: ['runtime'],
    stats: ['runtime'],
    points: ['runtime'],
    settings: ['providers', 'runtime', 'stats'],
    payments: ['points', 'runtime'],
    branding: ['runtime'],
    sharing: ['runtime'],
    drafts: ['runtime'],
    accounts: ['runtime'],
    // The product: pages are read, compared and written about.
    chat: ['limits', 'providers', 'runtime'],
    analysis: ['drafts', 'points', 'providers', 'reading', 'runtime', 'settings', 'sharing', 'stats'],
    batch: ['analysis', 'points', 'runtime', 'settings'],
    // The HTTP edge turns requests into calls and outcomes into answers.
    api: [
      'accounts',
      'analysis',
      'batch',
      'branding',
      'chat',
      'drafts',
      'export',
      'limits',
      'payments',
      'points',
      'providers',
      'runtime',
      'settings',
      'sharing',
      'stats',
    ],
    // Each function, as the platform starts it.
    entries: ['analysis', 'api', 'batch', 'chat', 'payments', 'points', 'providers', 'runtime', 'settings'],
  },
  'hosting/src': {
    // These folders know the browser and nothing about the product.
    'browser-policy': [],
    ui: [],
    loading: ['ui'],
    api: ['browser-policy', 'loading'],
    report: ['loading', 'ui'],
    verification: ['api', 'ui'],
    chat: ['api', 'browser-policy', 'loading', 'ui'],
    login: ['api', 'loading', 'ui'],
    account: ['api', 'ui'],
    purchase: ['api', 'ui', 'verification'],
    admin: ['api', 'loading', 'ui'],
    workspace: ['api', 'loading', 'report', 'ui', 'verification'],
    draft: ['api', 'loading', 'ui'],
    site: ['browser-policy', 'chat', 'report', 'ui'],
    app: [
      'account',
      'admin',
      'api',
      'browser-policy',
      'draft',
      'loading',
      'login',
      'purchase',
      'ui',
      'verification',
      'workspace',
    ],
  },
}

/** Packages that a folder may not import, for those that stay pure. */
export const PURE: Readonly<Record<string, readonly string[]>> = {
  'functions/src/reading': ['node:fs', 'node:fs/promises', 'node:http', 'node:https', 'firebase-*', 'got'],
}

/** The project's packages that run in the browser too: what each may not import besides Node, Firebase and a web client. */
export const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contracts: ['@gaplens/**'],
  text: ['@gaplens/**'],
  report: [
    '@gaplens/text/**',
    '@gaplens/coverage/**',
    '@gaplens/functions/**',
    '@gaplens/hosting/**',
    '@gaplens/sandbox/**',
  ],
  coverage: ['@gaplens/functions/**', '@gaplens/hosting/**', '@gaplens/report/**', '@gaplens/sandbox/**'],
}
