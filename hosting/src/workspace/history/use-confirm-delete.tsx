import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useMatch, useNavigate } from 'react-router-dom'
import { useDeleteAnalysis } from '../../api/use-delete-analysis.ts'
import { toast } from '../../ui/toast.tsx'
import { HISTORY_TEXT as TEXT } from '../strings.ts'

/** Asks, then deletes; leaves the analysis's own screen when that is what is open. */
export function useConfirmDelete() {
  const { mutateAsync } = useDeleteAnalysis()
  const navigate = useNavigate()
  const openId = useMatch('/app/analyses/:id')?.params.id

  async function remove(id: string) {
    try {
      await mutateAsync(id)
      if (openId === id) await navigate('/app', { replace: true })
      toast.success(TEXT.removed)
    } catch {
      toast.error(TEXT.removeFailed)
    }
  }

  return (id: string) =>
    modals.openConfirmModal({
      title: TEXT.confirmTitle,
      centered: true,
      children: <Text size="sm">{TEXT.confirm}</Text>,
      labels: { confirm: TEXT.confirmYes, cancel: TEXT.confirmNo },
      confirmProps: { color: 'red.9' },
      onConfirm: () => void remove(id),
    })
}
