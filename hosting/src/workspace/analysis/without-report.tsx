import { isCancelled } from '@gaplens/contracts/errors'
import { Button } from '@mantine/core'
import { CircleSlash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Analysis } from '../../api/analysis.ts'
import { FailurePanel } from '../../report/summary/failure-panel.tsx'
import { isRefusal, RefusedKeyword } from '../../report/summary/refused-keyword.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { CANCEL_TEXT as TEXT } from '../run/strings.ts'
import { startOver } from '../start/start-over.ts'
import classes from './without-report.module.css'

/** An analysis that ended without a report, by a failure, a cancellation or a keyword that allows no comparison. */
export function WithoutReport({ analysis }: { analysis: Analysis }) {
  const { id, keyword, pageUrl, status, error } = analysis
  const again = () => startOver({ keyword, url: pageUrl, again: id })
  if (error !== null && isRefusal(error.code))
    return (
      <>
        <PageTitle>{keyword}</PageTitle>
        <RefusedKeyword
          keyword={keyword}
          jobId={id}
          error={error}
          onChange={() => startOver({ keyword, url: pageUrl, change: '' })}
        />
      </>
    )
  return (
    <>
      <PageTitle>{keyword}</PageTitle>
      {error !== null && isCancelled(error.code) ? (
        <Cancelled keyword={keyword} message={error.message} onAgain={again} />
      ) : (
        <FailurePanel
          keyword={keyword}
          jobId={id}
          status={status}
          error={error}
          data={analysis}
          onAgain={again}
        />
      )}
    </>
  )
}

function Cancelled(props: { keyword: string; message: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog that had the focus is closed, so the focus is moved.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className={classes.panel}>
      <CircleSlash size={36} className={classes.icon} aria-hidden />
      <h1 tabIndex={-1} ref={heading}>
        {TEXT.cancelled}
      </h1>
      <p className={classes.what}>{TEXT.what(props.keyword)}</p>
      <p>{props.message}</p>
      <Button mt="md" onClick={props.onAgain}>
        {TEXT.again}
      </Button>
    </Card>
  )
}
