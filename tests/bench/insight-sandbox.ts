import { buildCoverage } from '@gaplens/coverage/build'
import type { PlantedSection } from '../../sandbox/src/planted.ts'
import { plantedSource, type SandboxTopic } from '../cases/sandbox-topics.ts'
import { type CaseScore, checkQuotes, FIRST } from './insight-score.ts'

/**
 * Cuts `size` sections out of the planted page, three apart and from each section on in turn. A gap is right when it
 * names or quotes a cut section's subject.
 */
export function scoreSandbox({ planted, serp, others }: SandboxTopic, size: number): CaseScore[] {
  const ids = planted.sections.map((section) => section.id)
  return ids.map((_, from) => {
    const cut = Array.from({ length: size }, (_, step) => ids[(from + step * 3) % ids.length] ?? '')
    const sources = [plantedSource(planted, cut), ...others]
    const { report, passages } = buildCoverage({ keyword: planted.keyword, serp, sources })
    const gaps = report.gaps.slice(0, FIRST).map((gap) => {
      const quotes = passages.filter((passage) => gap.passageIds.includes(passage.id))
      return {
        name: gap.name,
        text: [gap.name, ...quotes.map((passage) => passage.quote)].join('\n').toLowerCase(),
      }
    })
    const sections = planted.sections.filter((section) => cut.includes(section.id))
    const speaksOf = (gap: { text: string }, section: PlantedSection) =>
      [section.subject, ...section.aliases].some((alias) => gap.text.includes(alias.toLowerCase()))
    const isRight = (gap: { text: string }) => sections.some((section) => speaksOf(gap, section))
    const right = gaps.filter(isRight).map((gap) => gap.name)
    return {
      name: `${planted.topic} −${cut.join(',')}`,
      cut,
      found: sections
        .filter((section) => gaps.some((gap) => speaksOf(gap, section)))
        .map((section) => section.id),
      right,
      wrong: gaps.filter((gap) => !isRight(gap)).map((gap) => gap.name),
      aboutCut: right.length,
      quotes: checkQuotes(passages, sources),
    }
  })
}
