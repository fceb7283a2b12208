import { givenTexts } from './given-texts.ts'
import type { View } from './view.ts'

const FIGURE = /\d+(?:[.:,/]\d+)*/gu

/**
 * The figures of a text that state something: 1:15, 2,000, 92, 3.5. Single digits count steps and items, and addresses
 * are looked at by themselves.
 */
export function figuresOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/https?:\/\/\S+/giu, ' ')
  return [...new Set((plain.match(FIGURE) ?? []).map(bare).filter((figure) => figure.length > 1))]
}

/** 2,000 and 2000 are one figure. */
function bare(figure: string): string {
  return figure.replaceAll(',', '')
}

/** Every figure that the pages, the search and the comparison itself give. */
export function knownFigures(view: View): Set<string> {
  const { sources, coverage } = view.input
  const { report } = coverage
  const measured = [
    ...report.pages.flatMap((page) => [page.coverageScore ?? 0, page.words]),
    ...report.topics.flatMap((topic) => [
      Math.round(topic.weight * 100),
      topic.weight.toFixed(3),
      topic.coveredBy,
    ]),
    ...report.gaps.flatMap((gap) => [gap.impact, gap.difficulty]),
    Math.round((report.supportedShare ?? 0) * 100),
    sources.length,
    sources.length - 1,
    view.othersRead.length,
    report.topics.length,
    report.gaps.length,
    report.statements.length,
  ]
  return new Set([...figuresOf(givenTexts(view).join('\n')), ...measured.map(String)])
}
