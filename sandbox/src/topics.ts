import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const TOPICS = join(import.meta.dirname, '../topics')

const StatementSchema = z.object({
  id: z.string(),
  /** Shown before the text in a list. */
  label: z.string().default(''),
  text: z.string(),
})
export type Statement = z.infer<typeof StatementSchema>

const SectionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  /** Other words that people search for the same subject with. */
  aliases: z.array(z.string()),
  shape: z.enum(['paragraph', 'list', 'nested', 'table', 'expandable', 'comparison']),
  statements: z.array(StatementSchema).min(1),
  /** For `table` and `comparison`: the things compared, and a row for each feature. A cell may name its statement. */
  columns: z.array(z.string()).default([]),
  rows: z
    .array(z.object({ feature: z.string(), values: z.array(z.string()), from: z.array(z.string()) }))
    .default([]),
})
export type Section = z.infer<typeof SectionSchema>

const TopicSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A keyword that contains one of these is about the topic. `甲+乙` needs both words. */
  aliases: z.array(z.string()),
  /** Without an alias, a keyword needs one of these words and many of the topic's others. */
  core: z.array(z.string()),
  /** Ids of statements that open the overview. */
  opening: z.array(z.string()).min(1),
  sections: z.array(SectionSchema).min(1),
  questions: z.array(z.object({ question: z.string(), statement: z.string() })),
  /** Quirks of real answers that these keywords always show. For other keywords their hash decides. */
  quirks: z.record(z.string(), z.array(z.string())).default({}),
})
export type Topic = z.infer<typeof TopicSchema>

/** The statements that sample overviews are composed from, by topic. */
export function loadTopics(folder = TOPICS): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => TopicSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}
