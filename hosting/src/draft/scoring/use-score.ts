import type { DraftBasis } from '@gaplens/contracts/draft'
import { useEffect, useRef, useState } from 'react'
import { createScorer, type Scored, type Scorer, type ScorerState } from './scorer.ts'
import { spawnWorker } from './spawn-worker.ts'

/** The score of a text as it is written, and how the scoring goes. Without a basis there is none. */
export function useScore(basis: DraftBasis | undefined, text: string) {
  const [scored, setScored] = useState<Scored | null>(null)
  const [state, setState] = useState<ScorerState>('working')
  const scorer = useRef<Scorer | null>(null)
  const latest = useRef(text)
  latest.current = text

  useEffect(() => {
    if (basis === undefined) return
    const made = createScorer({ basis, spawn: spawnWorker, onScore: setScored, onState: setState })
    scorer.current = made
    made.score(latest.current)
    return () => made.dispose()
  }, [basis])

  useEffect(() => scorer.current?.score(text), [text])

  return { scored, state, restart: () => scorer.current?.restart() }
}
