/** Characters that some file systems or ZIP programs refuse, treat as a path separator, or display in another order. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|]+/gu
const NAME_MAX_CHARS = 40

/**
 * The file name of a row in an archive, without an extension: its number and the safe characters of its keyword. The number
 * makes the name unique and keeps the order of the list.
 * @param row counted from 0
 */
export function archiveName(row: number, keyword: string): string {
  const kept = [...keyword.replace(UNFIT, ' ')].slice(0, NAME_MAX_CHARS).join('')
  const name = kept.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, '')
  const number = String(row + 1).padStart(3, '0')
  return name === '' ? number : `${number} ${name}`
}
