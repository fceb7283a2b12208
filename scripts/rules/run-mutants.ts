import { readFileSync } from 'node:fs'
import { wrongRows } from '../../tests/rules/check.ts'
import { RulesProject, RulesRefused } from '../../tests/rules/rest.ts'
import { GIVEN, type Row, tableRows } from '../../tests/rules/table.ts'
import { inRoot } from '../lib/paths.ts'
import { Stop, say } from '../lib/say.ts'
import { EQUIVALENT } from './equivalent-mutants.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

/** The outcome of a mutant: the row of the table that detected it, or none. */
interface Outcome {
  readonly mutant: Mutant
  readonly killer: Row | 'refused by the emulator' | null
}

/**
 * Loads each mutant of firestore.rules into a project of its own on a running emulator and walks the table.
 * @param emulator its REST address
 * @throws Stop when a mutant survives unexplained, or an explanation explains nothing
 */
export async function runMutants(emulator: string): Promise<void> {
  const rules = readFileSync(inRoot('firestore.rules'), 'utf8')
  const rows = tableRows()
  await expectSound(emulator, rules, rows)
  const mutants = mutantsOf(rules)
  say(`${mutants.length} mutants, ${rows.length} rows`)
  const outcomes: Outcome[] = []
  for (const mutant of mutants) {
    outcomes.push({ mutant, killer: await killerOf(emulator, mutant, rows) })
    if (outcomes.length % 25 === 0) say(`${outcomes.length} of ${mutants.length}…`)
  }
  report(outcomes)
}

/** Checks that the original rules pass every row. Otherwise all mutants would seem to be killed. */
async function expectSound(emulator: string, rules: string, rows: readonly Row[]): Promise<void> {
  const project = new RulesProject(emulator)
  await project.load(rules)
  await project.given(GIVEN)
  const wrong = await wrongRows(project, rows)
  if (wrong.length > 0)
    throw new Stop(`The rules fail ${wrong.length} rows themselves: npm test -- --only rules`)
}

async function killerOf(emulator: string, mutant: Mutant, rows: readonly Row[]): Promise<Outcome['killer']> {
  const project = new RulesProject(emulator)
  try {
    await project.load(mutant.rules)
  } catch (error) {
    if (error instanceof RulesRefused) return 'refused by the emulator'
    throw error
  }
  await project.given(GIVEN)
  return (await wrongRows(project, rows, true))[0] ?? null
}

function report(outcomes: readonly Outcome[]): void {
  const survivors = outcomes.filter(({ killer }) => killer === null).map(({ mutant }) => mutant)
  const explained = survivors.filter(({ name }) => EQUIVALENT.some(({ mutant }) => mutant.test(name)))
  const unexplained = survivors.filter((mutant) => !explained.includes(mutant))
  const idle = EQUIVALENT.filter(({ mutant }) => !survivors.some(({ name }) => mutant.test(name)))
  const wrong = EQUIVALENT.flatMap(({ mutant }) =>
    outcomes.filter((outcome) => outcome.killer !== null && mutant.test(outcome.mutant.name)),
  )
  const places = Map.groupBy(outcomes, ({ mutant }) => mutant.name.slice(0, mutant.name.indexOf(':')))
  const lines = [...places].map(([place, some]) => {
    const dead = some.filter(({ killer }) => killer !== null).length
    return `  ${place.padEnd(34)} ${String(some.length).padStart(4)} mutants ${String(dead).padStart(4)} killed`
  })
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const { mutant, because } of EQUIVALENT) {
    const names = explained.filter(({ name }) => mutant.test(name)).map(({ name }) => `\n    ${name}`)
    process.stdout.write(`  same for every request, because ${because}:${names.join('')}\n`)
  }
  process.stdout.write(
    `${outcomes.length} mutants: ${outcomes.length - survivors.length} killed, ${explained.length} explained, ${unexplained.length} left\n`,
  )
  const complaints = [
    ...unexplained.map(({ name }) => `survives: ${name}`),
    ...idle.map(({ mutant }) => `explains no survivor: ${mutant.source}`),
    ...wrong.map(({ mutant }) => `explained, but killed: ${mutant.name}`),
  ]
  if (complaints.length > 0) throw new Stop(complaints.join('\n'))
}
