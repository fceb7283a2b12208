import { STATUS_TEXT } from '@gaplens/report/text/report-text'
import { Loader, Progress } from '@mantine/core'
import type { Analysis, RunProgress } from '../../api/analysis.ts'
import { OverviewCard } from '../../report/summary/overview-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { CancelButton } from './cancel-button.tsx'
import { Elapsed } from './elapsed.tsx'
import { Estimate } from './estimate.tsx'
import { RotatingTip } from './rotating-tip.tsx'
import classes from './running-view.module.css'
import { SourceList } from './source-list.tsx'
import { StageList } from './stage-list.tsx'
import { RUNNING_TEXT as TEXT } from './strings.ts'

interface RunningViewProps {
  job: Analysis
  progress: RunProgress
  /** Whether the last request for the job failed; the next one follows. */
  offline: boolean
}

/** A running job: its stages, its sources and its first results. */
export function RunningView({ job, progress, offline }: RunningViewProps) {
  return (
    <div className={classes.page}>
      <PageTitle>{TEXT.heading(job.keyword)}</PageTitle>
      <Card className={classes.card}>
        <div className={classes.head}>
          <Loader size="md" aria-hidden />
          <div>
            <h1>{TEXT.title}</h1>
            <p className={classes.what}>
              {TEXT.what(job.keyword)}・{STATUS_TEXT[job.status]}
            </p>
          </div>
        </div>
        <div>
          <Progress.Root size="lg" className={classes.bar}>
            <Progress.Section value={progress.percent} aria-label={TEXT.progress} />
          </Progress.Root>
          <p className={classes.times}>
            <Estimate />
            <Elapsed since={job.createdAt} />
          </p>
        </div>
        {offline ? <Notice tone="warning" title={TEXT.offline} urgent /> : null}
        <StageList stage={progress.stage} />
        <RotatingTip />
        <div className={classes.foot}>
          <p className={classes.safe}>{TEXT.safe}</p>
          <CancelButton jobId={job.id} status={job.status} />
        </div>
      </Card>
      {progress.partial ? (
        <Card as="section" aria-labelledby="partial-heading">
          <h2 id="partial-heading" className={classes.title}>
            {TEXT.partial}
          </h2>
          <p className={classes.note}>{TEXT.partialNote}</p>
          <OverviewCard data={progress.partial.aiOverviewData} />
        </Card>
      ) : null}
      {progress.sources.length > 0 ? <SourceList sources={progress.sources} /> : null}
    </div>
  )
}
