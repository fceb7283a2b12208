import type { JobStatus } from '@gaplens/contracts/analysis/job'
import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { CANCEL_TEXT as TEXT } from './strings.ts'

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'))

interface CancelButtonProps {
  jobId: string
  status: JobStatus
}

/** Cancels the running analysis after a dialog that explains whether the point is refunded. */
export function CancelButton({ jobId, status }: CancelButtonProps) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function keep() {
    setAsking(false)
    button.current?.focus()
  }

  return (
    <>
      <Button ref={button} variant="default" size="xs" onClick={() => setAsking(true)}>
        {TEXT.cancel}
      </Button>
      {asking ? (
        <Suspense>
          <CancelDialog jobId={jobId} hasStarted={status === 'processing'} onClose={keep} />
        </Suspense>
      ) : null}
    </>
  )
}
