import { provenanceOf } from '@gaplens/report/model/report-model'
import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Sparkles } from 'lucide-react'
import { Tag } from '../../ui/text/tag.tsx'
import { useReport } from '../report-context.ts'

/** Says whether a model wrote the field or list at `path`, some of it, or the program took it from the pages. */
export function Provenance({ path }: { path: string }) {
  const from = provenanceOf(useReport().result, path)
  if (from === null) return null
  if (from === 'observed') return <Tag title={TEXT.provenance}>{TEXT.observed}</Tag>
  return (
    <Tag tone="brand" title={TEXT.provenance}>
      <Sparkles size={12} aria-hidden />
      {TEXT[from]}
    </Tag>
  )
}
