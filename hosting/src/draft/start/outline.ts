import type { AnalysisResult } from '@gaplens/contracts/report'

/**
 * The outline of a report's brief as the beginning of a draft: its headings, and below each what to write with the address of the
 * source. Null if the report has none.
 */
export function outlineOf({ brief, coverage }: AnalysisResult): string | null {
  if (brief === undefined || brief.outline.length === 0) return null
  const addressOf = (pageId: string) => coverage?.pages.find(({ id }) => id === pageId)?.url
  const parts = brief.outline
    .filter(({ heading }) => heading !== '')
    .map(({ heading, facts, questions }) => {
      const points = [
        ...questions,
        ...facts.map(({ text, pageId }) => {
          const address = addressOf(pageId)
          return address === undefined ? `參考：${oneLine(text)}` : `參考：${oneLine(text)}（<${address}>）`
        }),
      ]
      return [`## ${oneLine(heading)}`, points.map((point) => `> ${point}`).join('\n>\n')]
        .filter(Boolean)
        .join('\n\n')
    })
  return parts.length === 0 ? null : `${parts.join('\n\n')}\n`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
