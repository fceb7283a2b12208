import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { Suspense } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useComparedRun } from './use-compared-run.ts'

const Comparison = lazyPart(() => import('./comparison.tsx'))

/** The comparison above a report, if the address names another run. */
export function ComparedRun(current: { result: AnalysisResult; createdAt: string }) {
  const { comparedId, close } = useComparedRun()
  if (comparedId === null) return null
  return (
    <Suspense>
      <Comparison current={current} otherId={comparedId} onClose={close} />
    </Suspense>
  )
}
