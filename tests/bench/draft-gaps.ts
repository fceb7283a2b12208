import { buildCoverage } from '@gaplens/coverage/build'
import { makeBasis } from '@gaplens/coverage/draft/make-basis'
import { scoreDraft } from '@gaplens/coverage/draft/score-draft'
import { compareInFull } from '@gaplens/coverage/draft/scoring/full-comparison'
import { basisPageOf } from '@gaplens/coverage/draft/sources/basis-sources'
import { parseMarkedPage } from '../cases/marked-page.ts'
import { markdownOf } from '../cases/page-markdown.ts'
import { makeCase, type PlantedSet, subjectsOf } from '../cases/planted-pages.ts'

/** One draft on the way from the cut page to the whole one. */
export interface ClosingStep {
  readonly name: string
  /** What the editor says of the draft. */
  readonly projected: number
  /** What it says once typing has paused. */
  readonly full: number
  /** What an analysis of a page that says the same says: with the report's topics, and with those that it finds itself. */
  readonly fixed: number
  readonly moving: number
}

/** Subjects cut from a page, at most. */
const CUT = 4

/**
 * Cuts up to four subjects from each page of a set that has four or more that others have too, makes its report, and writes the subjects
 * back one by one.
 */
export function closeGaps(set: PlantedSet, pagesAtMost = Number.POSITIVE_INFINITY): ClosingStep[] {
  const pages = set.texts.map((text) => parseMarkedPage(text))
  const steps: ClosingStep[] = []
  let done = 0
  for (const [at, text] of set.texts.entries()) {
    const others = pages.filter((_, other) => other !== at)
    const shared = subjectsOf(pages[at] ?? parseMarkedPage('')).filter((subject) =>
      others.some((other) => subjectsOf(other).includes(subject)),
    )
    if (shared.length < CUT || done >= pagesAtMost) continue
    done += 1
    const cut = shared.slice(0, CUT)
    const of = (left: readonly string[]) =>
      makeCase(set, parseMarkedPage(text, left), others, left, String(at + 1), true)
    const start = of(cut)
    const report = buildCoverage(start)
    const basis = makeBasis({ analysisId: 'bench', ...start }, report)
    for (let back = 0; back <= cut.length; back++) {
      const draft = of(cut.slice(back)).sources[0]
      if (!draft?.page) continue
      const markdown = markdownOf(draft.page)
      const [own] = basisPageOf(draft, { rank: 0, coverageScore: null })
      if (own === undefined) continue
      // Google's answer stays what it was for the report: only the page is another.
      const analysed = buildCoverage({ ...start, sources: [draft, ...start.sources.slice(1)] })
      steps.push({
        name: `${set.name} ${at + 1} +${back}`,
        projected: scoreDraft(basis, markdown).score,
        full: compareInFull(basis, markdown)?.score ?? 0,
        fixed: scoreDraft({ ...basis, pages: [own, ...basis.pages.slice(1)] }, markdown).score,
        moving: analysed.report.pages[0]?.coverageScore ?? 0,
      })
    }
  }
  return steps
}
