import { isInferred } from '@gaplens/contracts/report-view/report-model'
import { REPORT_TEXT as TEXT } from '@gaplens/contracts/report-view/text'
import { Sparkles } from 'lucide-react'
import { Tag } from '../../ui/tag.tsx'
import { useReport } from '../report-context.ts'

/** Says whether a model wrote the field at `path` or the program took it from the pages. */
export function Provenance({ path }: { path: string }) {
  const inferred = isInferred(useReport().result, path)
  if (inferred === null) return null
  if (!inferred) return <Tag title={TEXT.provenance}>{TEXT.observed}</Tag>
  return (
    <Tag tone="brand" title={TEXT.provenance}>
      <Sparkles size={12} aria-hidden />
      {TEXT.inferred}
    </Tag>
  )
}
