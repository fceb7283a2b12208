import { readFileSync } from 'node:fs'
import { DraftBasisSchema } from '@gaplens/contracts/drafts/draft-score'
import { describe, expect, it } from 'vitest'
import { scoreDraft } from './score-draft.ts'
import { compareInFull } from './scoring/full-comparison.ts'

/** A basis as the first version stored it, before it said whether a model judged. Kept: never made anew. */
const stored: unknown = JSON.parse(
  readFileSync(new URL('../../../tests/stored/draft-basis-1.json', import.meta.url), 'utf8'),
)
const CLOSING = '## 離開床鋪\n\n躺了 15 分鐘睡不著就離開床鋪。'

describe('a basis of the version before', () => {
  const basis = DraftBasisSchema.parse(stored)

  it('still scores a draft, closes its gap, and checks its claims', () => {
    const { score, gaps, claims } = scoreDraft(basis, CLOSING)
    expect(score).toBeGreaterThan(0)
    expect(gaps.map(({ state }) => state)).toContain('closed')
    expect(claims.map(({ verdict }) => verdict)).toEqual(['supported'])
  })

  it('is compared as a whole, as one that no model judged', () => {
    expect(compareInFull(basis, CLOSING)?.score).toBeGreaterThan(0)
  })
})
