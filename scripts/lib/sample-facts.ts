import { type AnalysisResult, TIERS } from '@gaplens/contracts/analysis/report'

const TOPICS = 7
const SOURCES = 6
const ACTIONS = 3
const EXCERPT_CHARS = 400

interface SampleReport {
  readonly keyword: string
  readonly result: AnalysisResult
}

/** The figures and short texts of the sample report that the landing pages quote. No others, because each visitor loads them. */
export function sampleFacts({ keyword, result }: SampleReport) {
  const { coverage, evidence, strategyAndPlan } = result
  if (!coverage || !evidence || !strategyAndPlan)
    throw new Error('the sample report is not of the full format')
  const sources = coverage.pages.filter((page) => page.role !== 'user')
  const read = sources.filter((page) => page.state === 'read')
  const own = coverage.pages.find((page) => page.role === 'user')?.coverageScore ?? 0
  const scores = read.map((page) => page.coverageScore ?? 0).toSorted((a, b) => b - a)
  const shown = read
    .toSorted((a, b) => (b.coverageScore ?? 0) - (a.coverageScore ?? 0))
    .slice(0, SOURCES)
    .toSorted((a, b) => a.rank - b.rank)
  return {
    keyword,
    score: Math.round(own),
    best: Math.round(scores[0] ?? 0),
    gaps: coverage.gaps.length,
    immediate: coverage.gaps.filter((gap) => gap.tier === 'p1_immediate').length,
    sources: { read: read.length, total: sources.length },
    statements: coverage.statements.length,
    columns: shown.map((page) => ({ rank: page.rank, host: new URL(page.url).hostname })),
    topics: coverage.topics
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, TOPICS)
      .map((topic) => ({
        name: topic.name,
        coveredBy: topic.coveredBy,
        own: levelOf(topic.cells, 'p0'),
        cells: shown.map((page) => levelOf(topic.cells, page.id)),
      })),
    firstAction: firstAction(result),
    actions: evidence.actions.slice(0, ACTIONS).map(({ tier, index, impact, difficulty, topicId }) => ({
      label: `P${TIERS.indexOf(tier) + 1}-${index + 1}`,
      topic: coverage.topics.find((topic) => topic.id === topicId)?.name ?? '',
      impact: Math.round(impact),
      difficulty: Math.round(difficulty),
    })),
    coreIntent: result.keywordIntent.coreIntent,
    latentIntents: result.keywordIntent.latentIntents.length,
    overview: result.aiOverviewAnalysis.summary,
    cited: citedExample(result),
    schemaTypes: result.structuredDataRecommendations.map(({ schemaType }) => schemaType),
  }
}

/** The first action of the report with its prompt. */
function firstAction({ coverage, evidence, strategyAndPlan }: AnalysisResult) {
  const action = evidence?.actions.find(({ tier, index }) => tier === 'p1_immediate' && index === 0)
  const topic = coverage?.topics.find(({ id }) => id === action?.topicId)
  const prompt = strategyAndPlan?.p1_immediate[0]?.geminiPrompt
  if (!topic || prompt === undefined) throw new Error('the sample report has no first action')
  return { topic: topic.name, coveredBy: topic.coveredBy, prompt: excerpt(prompt) }
}

/** The first whole lines of a long prompt, without parts for the model only, such as delimiters and text fragments. */
function excerpt(prompt: string): string {
  const text = prompt.replace(/^===.*\n/gm, '').replace(/#:~:text=\S+/g, '')
  const lines: string[] = []
  for (const line of text.split('\n')) {
    if (lines.join('').length + line.length > EXCERPT_CHARS) return `${lines.join('\n').trim()}\n……`
    lines.push(line)
  }
  return text
}

function levelOf(cells: readonly { pageId: string; level: string }[], pageId: string): string {
  return cells.find((cell) => cell.pageId === pageId)?.level ?? 'absent'
}

function citedExample({ citedSourceAnalysis, coverage }: AnalysisResult) {
  const best = coverage?.pages
    .filter((page) => page.role !== 'user')
    .toSorted((a, b) => (b.coverageScore ?? 0) - (a.coverageScore ?? 0))[0]
  const source = citedSourceAnalysis.find(({ url }) => url === best?.url)
  if (!source) throw new Error('the sample report describes no source')
  return {
    title: source.title ?? source.url,
    host: new URL(source.url).hostname,
    expertise: source.eeatAnalysis.expertise,
    trustworthiness: source.eeatAnalysis.trustworthiness,
  }
}
