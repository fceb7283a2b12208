import { expect, it } from 'vitest'
import { plantNames } from '../../../../../tests/stand-in-model/planted-names.ts'

const UNSEEN = new URL('../../../../../tests/cases/unseen-cases', import.meta.url).pathname

it('lets few lying names stand that all answers give, and takes two of three right ones in other words', async () => {
  const { lies, standing, honest, lost } = await plantNames(
    [UNSEEN],
    process.env.GAPLENS_HOSTILE === 'all' ? 1 : 3,
  )
  expect(lies).toBeGreaterThan(30)
  expect(honest).toBeGreaterThan(150)
  expect(standing.length).toBeLessThan(lies * 0.15)
  expect(lost.length).toBeLessThan(honest / 3)
})
