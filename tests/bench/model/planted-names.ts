import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCoverage } from '@gaplens/coverage/build'
import { renameTopics } from '@gaplens/coverage/table/judged-names'
import { readCases } from './case-file.ts'
import { inputOf } from './case-input.ts'

const FOLDER = join(import.meta.dirname, '../model-cases')

/** Names that a judge gives in all of its answers to one subject after another: which stand over any of them. */
export function plantNames(): { readonly lies: number; readonly standing: readonly string[] } {
  const planted = readFileSync(join(FOLDER, 'names.lies'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, name] = /^(\S+) \| (.+)$/.exec(line) ?? []
      return id === undefined || name === undefined ? [] : [{ id, name }]
    })
  const standing = readCases(FOLDER).flatMap((truth) => {
    const own = planted.filter(({ id }) => id === truth.id)
    if (own.length === 0) return []
    const { table } = buildCoverage(inputOf(truth))
    return own.flatMap(({ name }) => {
      const stands = table.topics.some(({ id }) =>
        renameTopics(table, new Map([[id, [name, name, name]]])).topics.some((topic) => topic.name === name),
      )
      return stands ? [name] : []
    })
  })
  return { lies: planted.length, standing }
}
