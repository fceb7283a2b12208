import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { RawAnswer } from './raw-answer.ts'
import { splitTextFragment } from './text-fragment.ts'

/** The search results besides the AI Overview. Empty without an answer. */
export function normaliseResults(answer: RawAnswer | null): Pick<Serp, 'organic' | 'relatedQuestions'> {
  const organic = new Map<string, Serp['organic'][number]>()
  for (const [index, { position, link, title, snippet }] of (answer?.organic_results ?? []).entries()) {
    const target = splitTextFragment(link)
    if (target === null || organic.has(target.url)) continue
    organic.set(target.url, {
      position: position ?? index + 1,
      url: target.url,
      title: title.trim(),
      snippet: snippet.trim(),
    })
  }
  const questions = (answer?.related_questions ?? []).map(({ question }) => question.trim())
  return {
    organic: [...organic.values()],
    relatedQuestions: [...new Set(questions.filter((question) => question !== ''))],
  }
}
