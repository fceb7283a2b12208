import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * reactfire imports every Firebase product statically, and Firestore a regular-expression engine for its pipelines.
 * None of it is ever called here, and it weighs 90 kB compressed.
 */
const UNUSED = [
  'firebase/database',
  'firebase/functions',
  'firebase/remote-config',
  'firebase/storage',
  're2js',
]

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: UNUSED.map((find) => ({ find, replacement: here('./src/api/session/unused-firebase.ts') })),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { index: here('./index.html'), app: here('./app.html') } },
  },
})
