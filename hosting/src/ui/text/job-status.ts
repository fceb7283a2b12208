import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { Tone } from './tag.tsx'

/** A job's status as its owner knows it: a cancelled job is stored as failed. */
type ShownStatus = JobStatus | 'cancelled'

/** How every list names and colours the status of an analysis. */
export const JOB_STATUS: Record<ShownStatus, { readonly text: string; readonly tone: Tone }> = {
  pending: { text: '排隊中', tone: 'calm' },
  processing: { text: '分析中', tone: 'brand' },
  completed: { text: '完成', tone: 'good' },
  completed_with_errors: { text: '完成，有分析提醒', tone: 'fair' },
  failed: { text: '失敗', tone: 'poor' },
  cancelled: { text: '已取消', tone: 'calm' },
}
