import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** A read page as its writer would type it in Markdown. */
export function markdownOf({ blocks }: Pick<ReadPage, 'blocks'>): string {
  return blocks
    .map(({ kind, level, text }) => {
      if (kind === 'heading') return `${'#'.repeat(level)} ${text}`
      if (kind === 'listItem') return `- ${text}`
      return kind === 'tableRow' ? `| ${text.replaceAll('\t', ' | ')} |` : text
    })
    .join('\n\n')
}
