import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import { useEffect, useRef, useState } from 'react'
import { type Compared, createFullComparer } from './full-comparer.ts'
import { holdGapStates } from './hold-gap-states.ts'
import { createScorer, type Scored, type Scorer, type ScorerState } from './scorer.ts'
import { spawnWorker } from './spawn-worker.ts'

/** Typing has paused. */
const REST_MS = 1_500

/** The estimated score of a text while typing, the full comparison after a pause, and the scorer's state. None without a basis. */
export function useScore(basis: DraftBasis | undefined, text: string) {
  const [scored, setScored] = useState<Scored | null>(null)
  const [full, setFull] = useState<Compared | null>(null)
  const [state, setState] = useState<ScorerState>('working')
  const scorer = useRef<Scorer | null>(null)
  const latest = useRef(text)
  latest.current = text

  useEffect(() => {
    if (basis === undefined) return
    // A report that a model judged has no whole comparison, so none is waited for.
    const comparer =
      basis.judged === true ? null : createFullComparer({ basis, spawn: spawnWorker, onCompared: setFull })
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScore = (next: Scored) => {
      setScored((shown) => holdGapStates(shown, next))
      clearTimeout(rest)
      rest = setTimeout(() => setScored(next), REST_MS)
      comparer?.compare(next.text)
    }
    const made = createScorer({ basis, spawn: spawnWorker, onScore, onState: setState })
    scorer.current = made
    made.score(latest.current)
    return () => {
      clearTimeout(rest)
      made.dispose()
      comparer?.dispose()
    }
  }, [basis])

  useEffect(() => scorer.current?.score(text), [text])

  return { scored, full, state, restart: () => scorer.current?.restart() }
}
