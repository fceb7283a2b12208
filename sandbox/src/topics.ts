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
  /** Other words for the same subject, as people search for it. */
  aliases: z.array(z.string()),
  shape: z.enum(['paragraph', 'list', 'nested', 'table', 'expandable', 'comparison']),
  statements: z.array(StatementSchema).min(1),
  /** For `table` and `comparison`: what is compared, and one row a feature. Each cell names its statement or is plain. */
  columns: z.array(z.string()).default([]),
  rows: z
    .array(z.object({ feature: z.string(), values: z.array(z.string()), from: z.array(z.string()) }))
    .default([]),
})
export type Section = z.infer<typeof SectionSchema>

const TopicSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A keyword that holds one of these is about the topic; `甲+乙` needs both. */
  aliases: z.array(z.string()),
  /** Without an alias, a keyword needs one of these words and many of the topic's others. */
  core: z.array(z.string()),
  /** Ids of statements that open the overview. */
  opening: z.array(z.string()).min(1),
  sections: z.array(SectionSchema).min(1),
  questions: z.array(z.object({ question: z.string(), statement: z.string() })),
  /** Quirks of real answers shown for these keywords whatever their hash says. */
  quirks: z.record(z.string(), z.array(z.string())).default({}),
})
export type Topic = z.infer<typeof TopicSchema>

/** What the sample overviews may say, topic by topic. */
export function loadTopics(folder = TOPICS): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => TopicSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}
