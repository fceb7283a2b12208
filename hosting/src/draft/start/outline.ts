import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { NOTE_MARKS } from '@gaplens/contracts/drafts/draft-notes'

/**
 * The outline of a report's brief as the beginning of a draft: the page's title, or the keyword where it has none, the brief's
 * headings, and below each as notes what to write, with the address of the source. Null if the report has none.
 */
export function outlineOf({ brief, coverage }: AnalysisResult, keyword: string): string | null {
  if (brief === undefined) return null
  const addressOf = (pageId: string) => coverage?.pages.find(({ id }) => id === pageId)?.url
  const parts = brief.outline
    .filter(({ heading }) => heading !== '')
    .map(({ heading, facts, questions }) => {
      const notes = [
        ...questions.map((question) => `${NOTE_MARKS.question}${oneLine(question)}`),
        ...facts.map(({ text, pageId }) => {
          const address = addressOf(pageId)
          const note = `${NOTE_MARKS.reference}${oneLine(text)}`
          return address === undefined ? note : `${note}（<${address}>）`
        }),
      ]
      return [`## ${oneLine(heading)}`, notes.map((note) => `> ${note}`).join('\n>\n')]
        .filter(Boolean)
        .join('\n\n')
    })
  const title = oneLine(coverage?.pages.find(({ role }) => role === 'user')?.title ?? '') || oneLine(keyword)
  return parts.length === 0 ? null : `${[`# ${title}`, ...parts].join('\n\n')}\n`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
