import type { View } from './view.ts'

/** Everything that the pages and the search say: what a quotation or a figure may come from. */
export function givenTexts(view: View): string[] {
  const { sources, serp, keyword } = view.input
  return [
    keyword,
    ...sources.flatMap((source) => [source.page?.text ?? '', source.page?.title ?? '', source.title]),
    ...serp.blocks.map((block) => block.text),
    ...serp.relatedQuestions,
  ]
}
