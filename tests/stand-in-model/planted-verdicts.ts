import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildCoverage } from '@gaplens/coverage/build'
import { withFigures } from '../../functions/src/analysis/figures/report-figures.ts'
import { readCases } from '../cases/case-file.ts'
import { inputOf } from '../cases/case-input.ts'
import { judgedBy } from './judged-report.ts'
import { LyingJudge } from './lying-judge.ts'
import { type PlantedVerdict, readPlantedVerdicts } from './planted-verdict-file.ts'
import { ReportedSubjects } from './reported-subjects.ts'
import { TrueJudge } from './stand-in.ts'

const FOLDER = join(import.meta.dirname, '../cases/insight-cases')

/** How many planted verdicts of one kind a report states as a fact. */
export interface KindOfVerdict {
  readonly kind: string
  readonly planted: number
  readonly standing: readonly string[]
}

/**
 * Has a judge, over HTTP and by the real client, be right by its case but for one verdict, which it gives in every answer, and
 * looks in the report for it. What the report tells only as likely does not stand.
 * @param only part of the name of the cases to take @param every takes one of so many
 */
export async function plantVerdicts(only?: string, every = 1): Promise<readonly KindOfVerdict[]> {
  const kinds = new Map<string, { planted: number; standing: string[] }>()
  for (const truth of readCases(FOLDER, only)) {
    const file = join(FOLDER, `${truth.id}.verdicts`)
    if (!existsSync(file)) continue
    const input = inputOf(truth)
    const before = buildCoverage(input)
    const reportOf = async (judge: TrueJudge | LyingJudge) =>
      new ReportedSubjects(truth, withFigures((await judgedBy(before, input, judge)).result, input))
    const honest = await reportOf(new TrueJudge(truth, 0))
    for (const verdict of readPlantedVerdicts(file).filter((_, at) => at % every === 0)) {
      const kind = kinds.get(verdict.kind) ?? { planted: 0, standing: [] }
      kinds.set(verdict.kind, kind)
      kind.planted += 1
      const told = await reportOf(new LyingJudge(truth, verdict))
      if (stands(verdict, told) && !stands(verdict, honest))
        kind.standing.push(`${truth.id}: ${verdict.line}`)
    }
  }
  return [...kinds].map(([kind, { planted, standing }]) => ({ kind, planted, standing }))
}

/** Whether a report states as a fact what a planted verdict says. */
function stands(verdict: PlantedVerdict, report: ReportedSubjects): boolean {
  switch (verdict.says) {
    case 'covers':
      return verdict.page === 'p0'
        ? report
            .cells(verdict.topic, 'p0')
            .some(({ level, certainty }) => level === 'covered' && certainty === 'sure')
        : report.quotesForGap(verdict.topic, verdict.passages) ||
            report.cells(verdict.topic, verdict.page).some(({ level }) => level === 'covered')
    case 'lacks':
      return verdict.page === 'p0'
        ? report
            .cells(verdict.topic, 'p0')
            .some(({ level, certainty }) => level === 'absent' && certainty === 'sure')
        : report.countsExactly(verdict.topic, verdict.page)
    case 'found':
      return report.support(verdict.statement, verdict.page) === 'found'
    case 'joins':
      return report.isOneTopic(verdict.topics)
    case 'splits':
      return report.gapsAbout(verdict.topic) > 1
    case 'names':
      return report.isNamed(verdict.topic, verdict.name)
    case 'differ':
      return report.saysDisagree(verdict.figures.map(({ passage }) => passage))
    case 'proposes':
      return report.hasTopic(verdict.name)
  }
}
