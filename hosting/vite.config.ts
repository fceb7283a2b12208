import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** reactfire imports every Firebase product statically; these are never called, and weigh 50 kB compressed. */
const UNUSED_FIREBASE = ['database', 'functions', 'remote-config', 'storage']

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: UNUSED_FIREBASE.map((product) => ({
      find: `firebase/${product}`,
      replacement: here('./src/api/session/unused-firebase.ts'),
    })),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { index: here('./index.html'), app: here('./app.html') } },
  },
})
