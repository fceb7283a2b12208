import type { ReportModel } from '@gaplens/report/model/report-model'
import { createContext, type ReactNode, useContext } from 'react'

export const ReportContext = createContext<ReportModel | null>(null)

export function useReport(): ReportModel {
  const model = useContext(ReportContext)
  if (!model) throw new Error('useReport must be used inside ReportView')
  return model
}

/** Shown beside each prompt; it says where the answer can be pasted. */
export const PromptNoteContext = createContext<ReactNode>(null)
