import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { inRoot } from '../lib/paths.ts'

/** The two verifiers, each a self-contained file. */
export async function buildVerifiers(): Promise<Readonly<Record<'verify.mjs' | 'verify.html', string>>> {
  const [command, script, template, style] = await Promise.all([
    bundled('command.ts', 'esm'),
    bundled('page.ts', 'iife'),
    source('page.html'),
    source('page.css'),
  ])
  // The page's policy allows only this script and this style, and no requests.
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const parts: Record<string, string> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    style: `<style>${style}</style>`,
    script: `<script>${script}</script>`,
  }
  return {
    'verify.mjs': command,
    'verify.html': template.replace(/<!--\s*(\w+)\s*-->/g, (_, name: string) => parts[name] ?? ''),
  }
}

async function bundled(file: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('scripts/verifier', file)],
    absWorkingDir: inRoot(),
    bundle: true,
    write: false,
    format,
    platform: format === 'esm' ? 'node' : 'browser',
    target: format === 'esm' ? 'node20' : 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

async function source(file: string): Promise<string> {
  return await readFile(inRoot('scripts/verifier', file), 'utf8')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
