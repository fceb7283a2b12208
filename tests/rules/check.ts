import type { RulesProject } from './rest.ts'
import type { Row } from './table.ts'

const AT_ONCE = 16

/** Asks the rules every row. @returns those they answered wrongly; with `isQuick`, no more than the first few */
export async function wrongRows(
  project: RulesProject,
  rows: readonly Row[],
  isQuick = false,
): Promise<Row[]> {
  const wrong: Row[] = []
  for (let at = 0; at < rows.length && !(isQuick && wrong.length > 0); at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    const verdicts = await Promise.all(some.map(({ caller, call }) => project.allows(caller, call)))
    wrong.push(...some.filter((row, index) => verdicts[index] !== row.allowed))
  }
  return wrong
}

/** What was asked and what should have been answered, in a line. */
export function describeRow({ role, collection, operation, call, allowed }: Row): string {
  const detail = 'path' in call ? call.path : `${call.collectionId} limit ${call.limit}`
  const data = 'data' in call ? ` ${JSON.stringify(call.data)}` : ''
  return `${role} must ${allowed ? '' : 'not '}${operation} of ${collection}: ${call.kind} ${detail}${data}`.slice(
    0,
    300,
  )
}
