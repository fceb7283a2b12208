import { readdir } from 'node:fs/promises'

/**
 * The caching rule for files with a hash of their content in their name. Browsers keep them for a year, because new
 * content gets a new name. The rule lists each file. A rule for all of `/assets` would also apply to the answer for a
 * missing file, and a browser that requested a file during a deploy would then keep the 404.
 * @param folder of the built client: `hosting/dist/assets`
 */
export async function keepHashedFiles(folder: string) {
  const files = (await readdir(folder)).toSorted()
  return {
    source: `/assets/@(${files.join('|')})`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  }
}
