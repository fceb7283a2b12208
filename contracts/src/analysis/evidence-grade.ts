import { z } from 'zod'

/**
 * How strong the evidence is that a measure has its claimed effect.
 * `documented`: a search engine's own documents say so. `controlled`: a field study with a control group. `correlational`: a field
 * study that shows a correlation. `lab`: an experiment with a single actor or a simulated engine. `disproved`: tested and found to
 * have no effect.
 */
const EvidenceGradeSchema = z.enum(['documented', 'controlled', 'correlational', 'lab', 'disproved'])
export type EvidenceGrade = z.infer<typeof EvidenceGradeSchema>

/** The evidence for a measure: its grade, and the study with its size, date and finding. */
export const GradedEvidenceSchema = z.object({
  grade: EvidenceGradeSchema,
  study: z.string().min(1),
  /** Size of the study: 「173,902 個網址」; 「文件」 if it is no study. */
  size: z.string().min(1),
  /** Year, or year and month. */
  date: z.string().regex(/^\d{4}(?:-\d{2})?$/),
  /** The result of the study. */
  finding: z.string().min(1),
})
export type GradedEvidence = z.infer<typeof GradedEvidenceSchema>
