import type { Page } from '../content/blocks.ts'
import type { Topic } from '../topics.ts'
import { supports } from './choose-plan.ts'
import type { Overview, TextBlock } from './shapes.ts'

/** How many questions are headings in AI Mode's answer. The others are suggested at its end. */
const ANSWERED = 2

interface AiMode {
  readonly text_blocks: readonly TextBlock[]
  readonly references: Overview['references']
  readonly reconstructed_markdown: string
  readonly related_questions: readonly { readonly question: string }[]
}

/** AI Mode's answer in SerpApi's format, at the top level: the overview's text, then further questions with their answers. */
export function aiModeOf(overview: Overview, topic: Topic, pages: readonly Page[]): AiMode {
  const statements = topic.sections.flatMap((section) => section.statements)
  const links = overview.references.map(({ link }) => link.split('#')[0])
  const asked = topic.questions.flatMap(({ question, statement }) => {
    const said = statements.find(({ id }) => id === statement)
    return said === undefined ? [] : [{ question, said }]
  })
  const further = asked.slice(0, ANSWERED).flatMap(({ question, said }): TextBlock[] => {
    const urls = new Set(pages.filter((page) => supports(page, said)).map(({ url }) => url))
    const indexes = links.flatMap((link, index) => (link !== undefined && urls.has(link) ? [index] : []))
    return [
      { type: 'heading', snippet: question },
      { type: 'paragraph', snippet: said.text, reference_indexes: indexes.slice(0, 3) },
    ]
  })
  const blocks = [...overview.text_blocks, ...further]
  return {
    text_blocks: blocks,
    references: overview.references,
    reconstructed_markdown: blocks
      .map(({ type, snippet = '' }) => (type === 'heading' ? `## ${snippet}` : snippet))
      .filter((line) => line !== '')
      .join('\n\n'),
    related_questions: asked.slice(ANSWERED).map(({ question }) => ({ question })),
  }
}
