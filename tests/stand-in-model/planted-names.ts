import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCoverage } from '@gaplens/coverage/build'
import type { CoverageTable, TableTopic } from '@gaplens/coverage/table/coverage-table'
import { renameTopics } from '@gaplens/coverage/table/judged-names'
import type { GeminiRequest } from '../../functions/src/providers/testing/gemini-stand-in.ts'
import { type ModelCase, readCases } from '../cases/case-file.ts'
import { inputOf } from '../cases/case-input.ts'
import { judgedBy } from './judged-report.ts'
import { TrueJudge } from './stand-in.ts'

const FOLDERS = ['model-cases', 'unseen-cases'].map((name) => join(import.meta.dirname, '../cases', name))

export interface PlantedNames {
  readonly lies: number
  /** The lying names that some topic takes. */
  readonly standing: readonly string[]
  readonly honest: number
  /** The honest names that their topic does not take. */
  readonly lost: readonly string[]
}

/**
 * Plants names that a judge gives in all of its answers: each lying one to all topics, and the honest ones of a case to the topics they
 * are for. The table is judged by a judge that makes no errors and gives no names.
 * @param every plants every so-manyth lie
 */
export async function plantNames(folders: readonly string[] = FOLDERS, every = 1): Promise<PlantedNames> {
  const lies: string[] = []
  const standing: string[] = []
  const honest: string[] = []
  const lost: string[] = []
  for (const folder of folders) {
    const lying = linesOf(join(folder, 'names.lies')).filter((_, at) => at % every === 0)
    const right = linesOf(join(folder, 'names.honest'))
    for (const truth of readCases(folder)) {
      const own = lying.filter(([id]) => id === truth.id).map(([, name = '']) => name)
      const given = right.filter(([id]) => id === truth.id)
      if (own.length + given.length === 0) continue
      const { table, subjectOf } = await nameless(truth)
      lies.push(...own)
      standing.push(...own.filter((name) => isTaken(table, name)))
      const called = new Map<string, string>()
      for (const topic of table.topics) {
        const name = given.find(([, subject]) => subject === subjectOf(topic))?.[2]
        if (name !== undefined && ![...called.values()].includes(name)) called.set(topic.id, name)
      }
      const named = renameTopics(table, new Map([...called].map(([id, name]) => [id, [name, name, name]])))
      honest.push(...called.values())
      lost.push(
        ...named.topics.flatMap(({ id, name }) => (called.get(id) === name ? [] : (called.get(id) ?? []))),
      )
    }
  }
  return { lies: lies.length, standing, honest: honest.length, lost }
}

/** The columns of each line of a file of names; none if there is no such file. */
function linesOf(file: string): string[][] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('%'))
    .map((line) => line.split(' | '))
}

/** Whether some topic takes a name that the judge gives to all of them. */
function isTaken(table: CoverageTable, name: string): boolean {
  const called = new Map(table.topics.map(({ id }) => [id, [name, name, name]]))
  return renameTopics(table, called).topics.some((topic) => topic.name === name)
}

/** A case's table after judging without names, and the subject by the case's truth of each of its topics. */
async function nameless(
  truth: ModelCase,
): Promise<{ readonly table: CoverageTable; readonly subjectOf: (topic: TableTopic) => string | null }> {
  const input = inputOf(truth)
  const judge = new TrueJudge(truth, 0)
  const answer = (request: GeminiRequest) => withoutNames(judge.answer(request))
  const { result } = await judgedBy(buildCoverage(input), input, { answer })
  return {
    table: result.table,
    subjectOf: ({ name, aliases, statements, questions, seeds }) =>
      judge.subjectOf({
        name,
        aliases,
        overview: statements.map(({ text }) => text),
        questions,
        says: seeds.flatMap(({ section }) => section?.claims[0]?.claim.text ?? []),
      }),
  }
}

function withoutNames(answer: object): object {
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'name' ? '' : value)))
}
