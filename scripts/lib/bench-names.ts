import { readFile } from 'node:fs/promises'
import { inRoot } from './paths.ts'

/** The names of the scripts `bench:NAME` in package.json. */
export async function benchNames(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return Object.keys(scripts).flatMap((name) =>
    name.startsWith('bench:') ? [name.slice('bench:'.length)] : [],
  )
}
