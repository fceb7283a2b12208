import { Button } from '@mantine/core'
import { ListChecks, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CompareMenu } from './compare/compare-menu.tsx'
import { DownloadButton } from './download-button.tsx'
import { formAddress, startOver } from './start-over.ts'
import { RESULT_TEXT as TEXT } from './strings.ts'

interface ResultActionsProps {
  id: string
  keyword: string
  pageUrl: string
}

/** What can be done with a report that is there. */
export function ResultActions({ id, keyword, pageUrl }: ResultActionsProps) {
  return (
    <>
      <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => startOver()}>
        {TEXT.fresh}
      </Button>
      <DownloadButton jobId={id} />
      <CompareMenu id={id} keyword={keyword} pageUrl={pageUrl} />
      <Button
        component={Link}
        to={formAddress({ keyword, url: pageUrl, again: id })}
        variant="default"
        size="xs"
        leftSection={<ListChecks size={14} aria-hidden />}
      >
        {TEXT.again}
      </Button>
    </>
  )
}
