import { longTime, ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import { Button, Loader, Modal, Stack, Text } from '@mantine/core'
import { useHistoryForSearch } from '../../api/use-history.ts'
import { COMPARE_TEXT as TEXT } from './strings.ts'
import { useComparedRun } from './use-compared-run.ts'

interface CompareDialogProps {
  id: string
  keyword: string
  pageUrl: string
  onClose: () => void
}

/** Chooses another finished run of the same keyword and address to compare this one with. */
export default function CompareDialog({ id, keyword, pageUrl, onClose }: CompareDialogProps) {
  const { data, isPending } = useHistoryForSearch(true)
  const { compare } = useComparedRun()
  const runs = (data?.data ?? []).filter(
    (item) =>
      item.id !== id &&
      item.targetKeyword === keyword &&
      item.userPageUrl === pageUrl &&
      item.qualityScore !== null,
  )
  return (
    <Modal opened onClose={onClose} title={TEXT.choose} centered>
      {isPending ? <Loader size="sm" aria-label={TEXT.loading} /> : null}
      {!isPending && runs.length === 0 ? <Text size="sm">{TEXT.none}</Text> : null}
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
            {longTime(run.createdAt)}
            {ZONE_NOTE}
          </Button>
        ))}
      </Stack>
    </Modal>
  )
}
