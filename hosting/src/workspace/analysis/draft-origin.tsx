import { longTime } from '@gaplens/report/text/taiwan-time'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/api-context.tsx'
import { queryKeys } from '../../api/query-keys.ts'
import { useUid } from '../../api/session/session-context.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RESULT_TEXT as TEXT } from './strings.ts'

/** A link to the draft that was published as the analysed page. Nothing is shown without one. */
export default function DraftOrigin({ analysisId }: { analysisId: string }) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: queryKeys.drafts(useUid(), analysisId),
    queryFn: ({ signal }) => api.drafts(analysisId, signal),
  })
  const origin = data?.origin
  if (!origin) return null
  return (
    <Notice
      tone="info"
      title={TEXT.origin(origin.title)}
      action={
        <Button
          component={Link}
          to={`/app/analyses/${origin.analysisId}/draft/${origin.id}`}
          size="xs"
          variant="default"
        >
          {TEXT.originLink}
        </Button>
      }
    >
      {origin.publishedAt === null ? null : <p>{TEXT.originAt(longTime(origin.publishedAt))}</p>}
    </Notice>
  )
}
