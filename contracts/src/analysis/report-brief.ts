import { z } from 'zod'
import { GradedEvidenceSchema } from './evidence-grade.ts'

/** A fact in a page's own words, with the passage that states it. The writer names it as the source. */
const BriefFactSchema = z.object({
  text: z.string(),
  pageId: z.string(),
  passageId: z.string(),
  /** The heading above it, if the fact alone does not name its subject. */
  under: z.string().optional(),
  /** Whose word it is and of which year, where that limits it and the fact does not say so: a city, 「業者」, 「同業」, 「2014 年」. */
  giver: z.string().optional(),
  /** The title of its page, where that is on something else or narrower than the keyword, and neither fact nor heading says so. */
  title: z.string().optional(),
})
export type BriefFact = z.infer<typeof BriefFactSchema>

/** One part of the recommended outline. */
const BriefSectionSchema = z.object({
  /** `keep`: unchanged. `extend`: exists and gets more text. `new`: must be written. */
  kind: z.enum(['keep', 'extend', 'new']),
  /** The page's own heading, or the gap's name; empty for the text before the first heading. */
  heading: z.string(),
  /** The topics of the gaps that are closed here, in the report's order. */
  topicIds: z.array(z.string()),
  facts: z.array(BriefFactSchema),
  /** Questions of searchers that this part should answer first. */
  questions: z.array(z.string()),
  /** Number of characters to add; null if none. */
  addWords: z.number().int().nullable(),
  /** The pages that it is based on. `fromOverview` says whether the AI Overview covers it too. */
  pageIds: z.array(z.string()),
  fromOverview: z.boolean(),
})
export type BriefSection = z.infer<typeof BriefSectionSchema>

/** A subject on which the cited pages, or they and the user's page, give different figures, which the writer must resolve. */
const BriefConflictSchema = z.object({
  topicId: z.string().nullable(),
  name: z.string(),
  /** Each figure with its sources: 「160 度（[5]、[6]）」. */
  sayings: z.array(z.string()).min(1),
  advice: z.string(),
})
export type BriefConflict = z.infer<typeof BriefConflictSchema>

/** A note with its graded evidence. */
const GradedNoteSchema = z.object({ text: z.string(), evidence: GradedEvidenceSchema })
export type GradedNote = z.infer<typeof GradedNoteSchema>

/** The brief that a consultant hands to a writer. It is derived from the comparison of pages only. */
export const BriefSchema = z.object({
  /** The present state of the page, and what the actions of the first tier would gain. */
  standing: z.string(),
  /** Points that the reader must judge, because comparing words cannot decide them. */
  unsure: z.array(z.string()),
  outline: z.array(BriefSectionSchema),
  length: z
    .object({
      own: z.number().int(),
      target: z.number().int(),
      median: z.number().int(),
      longest: z.object({ pageId: z.string(), words: z.number().int() }),
      reason: z.string(),
    })
    .nullable(),
  conflicts: z.array(BriefConflictSchema),
  /** Content that only the owner of the page can supply. */
  onlyYou: z.array(z.string()),
  /** Pages of the same site that a part can point to. */
  links: z.array(z.object({ heading: z.string(), text: z.string(), url: z.string() })),
  technical: z.array(GradedNoteSchema),
  notNeeded: z.array(GradedNoteSchema),
})
export type Brief = z.infer<typeof BriefSchema>
