import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import app from '../vite.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Previews of the screens in their states, without a backend: `vite -c hosting/dev/vite.config.ts`. */
export default defineConfig({
  ...app,
  root: here('.//'),
  publicDir: here('../public'),
  build: {
    target: 'es2022',
    outDir: here('./dist'),
    emptyOutDir: true,
    rolldownOptions: { input: here('./preview.html') },
  },
})
