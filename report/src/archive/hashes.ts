import { canonicalJson } from './canonical-json.ts'

/** A file of an archive. */
export interface FileHash {
  readonly path: string
  readonly bytes: number
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string
}

/** File contents by path. */
export type Files = ReadonlyMap<string, Uint8Array>

/** SHA-256 in hexadecimal. */
async function sha256(bytes: Uint8Array): Promise<string> {
  // Copied, because `digest` refuses memory that threads share, and the view's type does not exclude that.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of the text's UTF-8 bytes, in hexadecimal. */
export async function sha256OfText(text: string): Promise<string> {
  return await sha256(new TextEncoder().encode(text))
}

/** The hash list of files, sorted by path. */
export async function hashFiles(files: Files): Promise<FileHash[]> {
  const paths = [...files.keys()].sort()
  const hashes = paths.map(async (path): Promise<FileHash> => {
    const content = files.get(path) ?? new Uint8Array()
    return { path, bytes: content.length, sha256: await sha256(content) }
  })
  return await Promise.all(hashes)
}

/** One hash for a list of files. It changes if a file's content or name changes, or if a file is added or removed. */
export async function rootOf(list: readonly FileHash[]): Promise<string> {
  return await sha256OfText(
    canonicalJson(list.map(({ path, bytes, sha256: hash }) => ({ path, bytes, sha256: hash }))),
  )
}
