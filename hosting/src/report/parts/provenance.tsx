import { Sparkles } from 'lucide-react'
import { Tag } from '../../ui/tag.tsx'
import { isInferred } from '../model/report-model.ts'
import { useReport } from '../report-context.ts'
import { REPORT_TEXT as TEXT } from '../strings.ts'

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
