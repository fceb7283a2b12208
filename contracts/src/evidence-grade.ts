import { z } from 'zod'

/**
 * How strong the evidence is that a measure has its claimed effect.
 * `documented`: a search engine's own documents say so. `controlled`: a comparison with a control group in the field.
 * `correlational`: seen together in the field. `lab`: shown in an experiment with one actor or a simulated engine.
 * `disproved`: tested, and found without effect.
 */
export const EvidenceGradeSchema = z.enum(['documented', 'controlled', 'correlational', 'lab', 'disproved'])
export type EvidenceGrade = z.infer<typeof EvidenceGradeSchema>

/** The evidence for a measure: its grade, and the study with its size, date and finding. */
export const GradedEvidenceSchema = z.object({
  grade: EvidenceGradeSchema,
  study: z.string().min(1),
  /** 「173,902 個網址」; 「文件」 where it is no study. */
  size: z.string().min(1),
  /** Year, or year and month. */
  date: z.string().regex(/^\d{4}(?:-\d{2})?$/),
  /** What it found, and what it did not. */
  finding: z.string().min(1),
})
export type GradedEvidence = z.infer<typeof GradedEvidenceSchema>
