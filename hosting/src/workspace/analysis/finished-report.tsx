import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { Button, Menu } from '@mantine/core'
import { GitCompareArrows, ListChecks, PencilLine } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Analysis } from '../../api/analysis.ts'
import { useBrandInForce } from '../../api/use-branding.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { ReportView } from '../../report/report-view.tsx'
import { useFocusWhenLost } from '../../ui/hooks/use-focus-when-lost.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { ComparedRun } from '../compare/compared-run.tsx'
import { useComparedRun } from '../compare/use-compared-run.ts'
import { formAddress } from '../start/start-over.ts'
import { BackButton, FreshButton } from './back-button.tsx'
import classes from './finished-report.module.css'
import { RESULT_TEXT as TEXT } from './strings.ts'
import { useSaveArchive } from './use-save-archive.ts'
import { useSaveHtml } from './use-save-html.ts'

const ShareDialog = lazyPart(() => import('../share/share-dialog.tsx'))
const DraftOrigin = lazyPart(() => import('./draft-origin.tsx'))
const CompareDialog = lazyPart(() => import('../compare/compare-dialog.tsx'))

interface FinishedReportProps {
  analysis: Analysis
  result: AnalysisResult
}

const isClosed = (before: string | null, now: string | null) => before !== null && now === null

/** A report with all actions of the workspace. */
export function FinishedReport({ analysis, result }: FinishedReportProps) {
  const { id, status, keyword, pageUrl, createdAt, warnings } = analysis
  const [choosing, setChoosing] = useState(false)
  /** Gives the focus back to the button that opened the dialog for share links; null while it is closed. */
  const [sharing, setSharing] = useState<(() => void) | null>(null)
  const againPath = formAddress({ keyword, url: pageUrl, again: id })
  const draftsPath = `/app/analyses/${encodeURIComponent(id)}/draft`
  const menuButton = useRef<HTMLButtonElement>(null)
  const { comparedId } = useComparedRun()
  const saveHtml = useSaveHtml(id)
  const saveArchive = useSaveArchive(id)
  const branding = useBrandInForce()
  // The close button disappears with the comparison, so the focus is moved.
  useFocusWhenLost(comparedId, isClosed, menuButton)

  function closeDialog() {
    setChoosing(false)
    menuButton.current?.focus()
  }

  function closeSharing() {
    setSharing(null)
    sharing?.()
  }

  return (
    <>
      <PageTitle>{keyword}</PageTitle>
      <Suspense>
        <DraftOrigin analysisId={id} />
      </Suspense>
      <ComparedRun result={result} createdAt={createdAt} />
      <ReportView
        result={result}
        status={status}
        keyword={keyword}
        pageUrl={pageUrl}
        createdAt={createdAt}
        warnings={warnings}
        branding={branding}
        back={
          <>
            <BackButton />
            <FreshButton />
          </>
        }
        menuRef={menuButton}
        onSaveHtml={saveHtml}
        onSaveArchive={saveArchive}
        onShare={(returnFocus) => setSharing(() => returnFocus)}
        edit={
          <Button
            component={Link}
            to={draftsPath}
            size="xs"
            variant="default"
            leftSection={<PencilLine size={14} aria-hidden />}
          >
            {TEXT.edit}
          </Button>
        }
        again={
          <Link to={againPath} className={classes.link}>
            {TEXT.afterMending}
          </Link>
        }
        promptNote={
          <>
            {TEXT.answerGoes}
            <Link to={draftsPath} className={classes.link}>
              {TEXT.answerLink}
            </Link>
          </>
        }
        menu={
          <>
            <Menu.Item component={Link} to={againPath} leftSection={<ListChecks size={14} aria-hidden />}>
              {TEXT.again}
            </Menu.Item>
            <Menu.Item
              leftSection={<GitCompareArrows size={14} aria-hidden />}
              onClick={() => setChoosing(true)}
            >
              {TEXT.compare}
            </Menu.Item>
          </>
        }
      />
      {sharing !== null ? (
        <Suspense>
          <ShareDialog id={id} onClose={closeSharing} />
        </Suspense>
      ) : null}
      {choosing ? (
        <Suspense>
          <CompareDialog id={id} keyword={keyword} pageUrl={pageUrl} result={result} onClose={closeDialog} />
        </Suspense>
      ) : null}
    </>
  )
}
