import type { CoverageLevel, Gap, Passage, Topic } from '@gaplens/contracts/analysis/report'
import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import type { CaseBlock, CasePage, ModelCase } from './case-file.ts'

/** A block as the reader writes it in a page's text: the cells of a row stand apart. */
export function quoteOfBlock({ kind, text, cells }: CaseBlock): string {
  return kind === 'tr' ? cells.join('\t') : text
}

/** A paragraph of a case's page as a passage: the n-th of page 3 is `p3#n`. */
function passagesOf(page: CasePage, pageId: string): { passage: Passage; marks: readonly string[] }[] {
  let heading = ''
  let count = 0
  return page.blocks.flatMap((block) => {
    if (block.kind === 'h') {
      heading = block.text
      return []
    }
    count += 1
    const passage = {
      id: `${pageId}#${count}`,
      pageId,
      url: page.url,
      heading,
      quote: quoteOfBlock(block),
      link: page.url,
    }
    return [{ passage, marks: block.marks }]
  })
}

/** What coverage would be were it always right: topics, cells and gaps as the case marks them. */
export function trueCoverage(
  truth: ModelCase,
  sources: readonly Source[],
): Pick<Coverage, 'report' | 'strengths' | 'passages'> {
  const pages = [truth.user, ...truth.pages].map((page, at) => passagesOf(page, `p${at}`))
  const all = pages.flat()
  const topics = truth.topics.map(({ id, name, phrases }): Topic => {
    const cells = pages.map((passages, at) => {
      const own = passages.find(({ marks }) => marks.includes(id))
      const touched = passages.find(({ marks }) => marks.includes(`~${id}`))
      const level: CoverageLevel = own ? 'covered' : touched ? 'touched' : 'absent'
      const passageId = (own ?? touched)?.passage.id ?? null
      return {
        pageId: `p${at}`,
        level,
        score: own ? 0.9 : touched ? 0.5 : 0.1,
        passageId,
        certainty: 'possible' as const,
      }
    })
    const coveredBy = cells.filter(({ pageId, level }) => pageId !== 'p0' && level === 'covered').length
    const fromOverview = truth.overview.some((statement) => statement.topics.includes(id))
    return {
      id,
      name,
      aliases: [...phrases],
      weight: 1 / truth.topics.length,
      fromOverview,
      coveredBy,
      coveredByExact: false,
      cells,
      questions: [],
      figures: [],
      figuresDisagree: false,
    }
  })
  const gaps = topics.flatMap((topic): Gap[] => {
    const own = topic.cells.find(({ pageId }) => pageId === 'p0')
    const about = all.filter(({ passage, marks }) => passage.pageId !== 'p0' && marks.includes(topic.id))
    if (own?.level === 'covered' || about.length === 0) return []
    const { id: topicId, name, weight } = topic
    const passageIds = about.map(({ passage }) => passage.id)
    return [
      {
        topicId,
        name,
        weight,
        impact: 50,
        difficulty: 30,
        tier: 'p1_immediate',
        passageIds,
        closestPassageId: own?.passageId ?? null,
        certainty: 'possible',
      },
    ]
  })
  const statements = truth.overview.map(({ text }, at) => ({
    id: `o#${at + 1}`,
    text,
    citedPageIds: [],
    support: [],
    measures: [],
  }))
  return {
    report: {
      pages: sources.map((source) => ({
        id: source.id,
        url: source.url,
        title: source.page?.title ?? '',
        role: source.role,
        rank: source.rank,
        state: 'read',
        failure: null,
        coverageScore: 50,
        words: source.page?.words ?? 0,
        readAt: source.readAt,
      })),
      topics,
      gaps,
      statements,
      supportedShare: null,
      figures: [],
    },
    strengths: all
      .filter(({ passage }) => passage.pageId === 'p0')
      .map(({ passage }) => ({ name: passage.heading, passageIds: [passage.id] })),
    passages: all.map(({ passage }) => passage),
  }
}
