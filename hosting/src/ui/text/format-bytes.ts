/** A formatted file size: `1.2 MB`, `48 kB`; at least 1 kB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toLocaleString('zh-TW', { maximumFractionDigits: 1 })} MB`
}
