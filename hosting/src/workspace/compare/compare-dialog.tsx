import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { HistoryItem } from '@gaplens/contracts/analysis/requests'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Loader, Modal, Stack, Text } from '@mantine/core'
import { useHistoryForSearch } from '../../api/use-history.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { whyIncomparable } from './incomparable.ts'
import { COMPARE_TEXT as TEXT } from './strings.ts'
import { useComparedRun } from './use-compared-run.ts'

/** Runs of before the history had scores lack it too, but a run that could not read the page always ended with warnings. */
const mayHaveScore = ({ coverageScore, status }: HistoryItem) =>
  coverageScore !== null || status === 'completed'

interface CompareDialogProps {
  id: string
  keyword: string
  pageUrl: string
  result: AnalysisResult
  onClose: () => void
}

/** Chooses another finished run of the same keyword and address to compare this one with. */
export default function CompareDialog({ id, keyword, pageUrl, result, onClose }: CompareDialogProps) {
  const { data, error, isPending, refetch } = useHistoryForSearch(true)
  const { compare } = useComparedRun()
  const whyNot = whyIncomparable(result)
  const others = (data?.data ?? []).filter(
    (item) =>
      item.id !== id &&
      item.targetKeyword === keyword &&
      item.userPageUrl === pageUrl &&
      item.qualityScore !== null,
  )
  const runs = whyNot === null ? others.filter(mayHaveScore) : []
  const unscored = others.length - runs.length
  return (
    <Modal opened onClose={onClose} title={TEXT.choose} centered>
      {whyNot === null ? null : (
        <Notice tone="warning" title={TEXT.incomparable}>
          <p>{TEXT.thisRun(whyNot)}</p>
          <p>{TEXT.incomparableHint}</p>
        </Notice>
      )}
      {whyNot === null && isPending ? <Loader size="sm" aria-label={TEXT.loading} /> : null}
      {whyNot === null && data === undefined && error !== null ? (
        <LoadFailed title={TEXT.listFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {whyNot === null && data !== undefined && others.length === 0 ? (
        <Text size="sm">{TEXT.none}</Text>
      ) : null}
      <Stack gap="xs">
        {runs.map((run) => (
          <Button
            key={run.id}
            variant="default"
            justify="flex-start"
            onClick={() => {
              compare(run.id)
              onClose()
            }}
          >
            {TEXT.run(shortTime(run.createdAt), run.name, run.coverageScore)}
          </Button>
        ))}
      </Stack>
      {whyNot === null && unscored > 0 ? (
        <Text size="sm" mt={runs.length > 0 ? 'sm' : 0}>
          {TEXT.unscored(unscored)}
        </Text>
      ) : null}
    </Modal>
  )
}
