import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOwnCases, UNSEEN_FOLDER } from '../../../tests/cases/own-cases.ts'

const labels = readFileSync(join(import.meta.dirname, 'labels.tsv'), 'utf8')
  .trim()
  .split('\n')

it('every page of the cases has one label, and every label is of a page', () => {
  const pages = [...readOwnCases(UNSEEN_FOLDER), ...readOwnCases()].flatMap(({ truth, sources }) =>
    sources.flatMap(({ id, page }) => (page === null ? [] : `${truth.id}/${id}`)),
  )
  expect(labels.map((line) => line.split('\t')[0])).toEqual(pages)
})

it('a label is who speaks, and whether that is sure', () => {
  expect(labels.filter((line) => !/^\S+\t[SPOAMBF]\t[01]$/u.test(line))).toEqual([])
})
