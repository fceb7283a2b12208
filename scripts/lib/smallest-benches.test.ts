import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { benchNames } from './bench-names.ts'
import { inRoot } from './paths.ts'
import { SMALLEST } from './smallest-benches.ts'

it('has a smallest case of every benchmark, and CI runs them', async () => {
  expect(Object.keys(SMALLEST).toSorted()).toEqual((await benchNames()).toSorted())
  expect(await readFile(inRoot('.github', 'workflows', 'ci.yml'), 'utf8')).toContain(
    'npm run bench -- --smallest',
  )
})
