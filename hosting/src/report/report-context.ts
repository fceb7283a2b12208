import { createContext, useContext } from 'react'
import type { ReportModel } from './model/report-model.ts'

export const ReportContext = createContext<ReportModel | null>(null)

export function useReport(): ReportModel {
  const model = useContext(ReportContext)
  if (!model) throw new Error('useReport must be used inside ReportView')
  return model
}
