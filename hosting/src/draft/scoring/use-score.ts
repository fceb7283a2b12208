import type { DraftBasis } from '@gaplens/contracts/draft'
import { useEffect, useRef, useState } from 'react'
import { createScorer, type Scored, type Scorer, type ScorerState } from './scorer.ts'
import { createSettler, type Settled } from './settler.ts'
import { spawnWorker } from './spawn-worker.ts'
import { withoutFalls } from './steady-gaps.ts'

/** Typing has paused. */
const REST_MS = 1_500

/** The score of a text as it is written, that of a whole comparison once it rests, and how the scoring goes. Without a basis there is none. */
export function useScore(basis: DraftBasis | undefined, text: string) {
  const [scored, setScored] = useState<Scored | null>(null)
  const [settled, setSettled] = useState<Settled | null>(null)
  const [state, setState] = useState<ScorerState>('working')
  const scorer = useRef<Scorer | null>(null)
  const latest = useRef(text)
  latest.current = text

  useEffect(() => {
    if (basis === undefined) return
    // A report that a model judged has no whole comparison, so none is waited for.
    const settler =
      basis.judged === true ? null : createSettler({ basis, spawn: spawnWorker, onSettled: setSettled })
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScore = (next: Scored) => {
      setScored((shown) => withoutFalls(shown, next))
      clearTimeout(rest)
      rest = setTimeout(() => setScored(next), REST_MS)
      settler?.settle(next.text)
    }
    const made = createScorer({ basis, spawn: spawnWorker, onScore, onState: setState })
    scorer.current = made
    made.score(latest.current)
    return () => {
      clearTimeout(rest)
      made.dispose()
      settler?.dispose()
    }
  }, [basis])

  useEffect(() => scorer.current?.score(text), [text])

  return { scored, settled, state, restart: () => scorer.current?.restart() }
}
