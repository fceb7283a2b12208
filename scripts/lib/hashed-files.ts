import { readdir } from 'node:fs/promises'

/**
 * Hosting's rule for the files whose names hold a hash of their content: kept for a year, since a new content has a new
 * name. It names each file that there is. A rule for all of `/assets` would also send its header with the answer that
 * a file is missing, and who asked during a deploy would not ask again.
 * @param folder of the built client: `hosting/dist/assets`
 */
export async function keepHashedFiles(folder: string) {
  const files = (await readdir(folder)).toSorted()
  return {
    source: `/assets/@(${files.join('|')})`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  }
}
