import { readFile } from 'node:fs/promises'

/** The sources keep the verifiers in a folder of their own; the build copies them beside the bundle. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? './verifier/' : './', import.meta.url)
const NAMES = ['verify.html', 'verify.mjs'] as const

let read: Promise<ReadonlyMap<string, Uint8Array>> | undefined

/** The verifiers in each archive: a page and a command, built by `npm run verifier`. They are read once in a process. */
export async function verifiers(): Promise<ReadonlyMap<string, Uint8Array>> {
  read ??= Promise.all(
    NAMES.map(async (name) => [name, new Uint8Array(await readFile(new URL(name, FOLDER)))] as const),
  ).then((files) => new Map(files))
  return await read
}
