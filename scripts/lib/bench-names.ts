import { readFile } from 'node:fs/promises'
import { inRoot } from './paths.ts'

/** What the scripts `bench:NAME` of package.json are called. */
export async function benchNames(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return Object.keys(scripts).flatMap((name) =>
    name.startsWith('bench:') ? [name.slice('bench:'.length)] : [],
  )
}
