import { describe } from 'vitest'
import { keepsStepResults } from '../testing/step-store-contract.ts'
import { createMemoryStepStore } from './step-store.ts'

describe('step results in memory', () => {
  keepsStepResults(async () => {
    let seen = 0
    const store = createMemoryStepStore(({ percent }) => {
      seen = percent
    })
    return { store, reopen: async () => store, seenPercent: async () => seen }
  })
})
