import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { clientSettings } from './client-settings.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * reactfire imports every Firebase product statically, and Firestore a regular-expression engine for its pipelines.
 * None of it is called here, and it would add 90 kB compressed.
 */
const UNUSED = [
  'firebase/database',
  'firebase/functions',
  'firebase/remote-config',
  'firebase/storage',
  're2js',
]

/** The signed-in app's document, and the scripts of the public pages: prerender.ts writes their documents. */
const ENTRIES = [
  'app.html',
  'src/site/hydration/start.ts',
  // These entries exist for their styles; no browser loads their scripts.
  'src/site/landing/pictures/styles.ts',
  'src/site/legal/legal-page.tsx',
]

/** Set for every build, so that no bundle needs a default of its own. */
const settings = clientSettings(
  loadEnv('production', here('.//'), 'VITE_'),
  process.env.GAPLENS_DEPLOY_PROJECT,
)

export default defineConfig({
  plugins: [react()],
  define: Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  ),
  resolve: {
    alias: [
      ...UNUSED.map((find) => ({ find, replacement: here('./src/api/session/unused-firebase.ts') })),
      { find: /^zod$/, replacement: here('./src/browser-policy/zod-without-eval.ts') },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: ENTRIES.map((entry) => here(entry)),
      output: {
        codeSplitting: {
          // Otherwise the groups would include modules shared with the app, and each side would load the other's code.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // Modules that both sides use, so that neither has to load the other's chunk.
            {
              name: 'base',
              test: /contracts\/src\/(brand|points\/plans)\.ts$/,
              minShareCount: 2,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
