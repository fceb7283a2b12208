import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { NOTE_MARKS } from '@gaplens/contracts/drafts/draft-notes'
import { oneLine, ownText } from './own-text.ts'

/** Whether an outline keeps headings of the user's page, whose text belongs below them. */
export function keepsOwnText({ brief }: AnalysisResult): boolean {
  return brief?.outline.some(({ kind }) => kind !== 'new') ?? false
}

/**
 * The outline of a report's brief as the beginning of a draft: the page's title, or the keyword where it has none, the brief's
 * headings, below those of the page its own text, and as notes what to write, with the address of the source. Null if the report
 * has none.
 * @param page the text of the user's page as Markdown; empty if it was not read
 */
export function outlineOf({ brief, coverage }: AnalysisResult, keyword: string, page = ''): string | null {
  if (brief === undefined) return null
  const addressOf = (pageId: string) => coverage?.pages.find(({ id }) => id === pageId)?.url
  const kept = brief.outline.filter(({ kind }) => kind !== 'new').map(({ heading }) => oneLine(heading))
  const own = ownText(page, kept)
  const parts = brief.outline
    .filter(({ heading }) => heading !== '')
    .map(({ kind, heading, facts, questions }) => {
      const part = kind === 'new' ? null : own.take(oneLine(heading))
      const notes = [
        ...questions.map((question) => `${NOTE_MARKS.question}${oneLine(question)}`),
        ...facts.map(({ text, pageId }) => {
          const address = addressOf(pageId)
          const note = `${NOTE_MARKS.reference}${oneLine(text)}`
          return address === undefined ? note : `${note}（<${address}>）`
        }),
      ]
      return [
        part?.line ?? `## ${oneLine(heading)}`,
        part?.text ?? '',
        notes.map((note) => `> ${note}`).join('\n>\n'),
      ]
        .filter(Boolean)
        .join('\n\n')
    })
  const title = oneLine(coverage?.pages.find(({ role }) => role === 'user')?.title ?? '') || oneLine(keyword)
  if (parts.length === 0) return null
  return `${[`# ${title}`, own.opening, ...parts].filter(Boolean).join('\n\n')}\n`
}
