/** Characters that some file system or ZIP program refuses, takes for a path, or shows in another order. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|]+/gu
const NAME_MAX_CHARS = 40

/**
 * The name of a row's files in an archive, without an ending: its number and what can be kept of its keyword. The number
 * makes it unique and keeps the list's order.
 * @param row counted from 0
 */
export function archiveName(row: number, keyword: string): string {
  const kept = [...keyword.replace(UNFIT, ' ')].slice(0, NAME_MAX_CHARS).join('')
  const name = kept.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, '')
  const number = String(row + 1).padStart(3, '0')
  return name === '' ? number : `${number} ${name}`
}
