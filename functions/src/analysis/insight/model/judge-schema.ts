import { z } from 'zod'
import { objectSchema } from './schema.ts'

/** The answer of the first call: groups of seeds with a name each. */
export const MergeSchema = z.object({
  groups: z.array(z.object({ topics: z.array(z.string()).max(60), name: z.string().max(60) })).max(200),
})
/** The answer of a round of verdicts. A page that is not listed for a subject does not cover it. */
export const VerdictSchema = z.object({
  topics: z
    .array(
      z.object({
        topic: z.string(),
        name: z.string().max(60).catch(''),
        pages: z
          .array(
            z.object({
              page: z.string(),
              level: z.enum(['covered', 'partly']),
              passages: z.array(z.number().int()).max(8),
            }),
          )
          .max(30),
      }),
    )
    .max(120),
  statements: z
    .array(
      z.object({
        statement: z.string(),
        page: z.string(),
        level: z.enum(['found', 'partly']),
        passages: z.array(z.number().int()).max(8),
      }),
    )
    .max(200),
  others: z
    .array(z.object({ name: z.string().max(60), passages: z.array(z.number().int()).max(12) }))
    .max(20)
    .catch([]),
  figures: z
    .array(
      z.object({
        name: z.string().max(60),
        passages: z.array(z.object({ passage: z.number().int(), figure: z.string().max(40) })).max(12),
        statements: z.array(z.object({ statement: z.string(), figure: z.string().max(40) })).max(4),
      }),
    )
    .max(40)
    .catch([]),
})

const STRING = { type: 'STRING' }
const STRINGS = { type: 'ARRAY', items: STRING }
const NUMBERS = { type: 'ARRAY', items: { type: 'INTEGER' } }
/** The same as a Gemini response schema. */
export const MERGE_SHAPE = objectSchema({
  groups: { type: 'ARRAY', items: objectSchema({ topics: STRINGS, name: STRING }) },
})
const level = (...values: string[]) => ({ type: 'STRING', format: 'enum', enum: values })
export const VERDICT_SHAPE = objectSchema({
  topics: {
    type: 'ARRAY',
    items: objectSchema({
      topic: STRING,
      name: STRING,
      pages: {
        type: 'ARRAY',
        items: objectSchema({
          page: STRING,
          level: level('covered', 'partly'),
          passages: NUMBERS,
        }),
      },
    }),
  },
  statements: {
    type: 'ARRAY',
    items: objectSchema({
      statement: STRING,
      page: STRING,
      level: level('found', 'partly'),
      passages: NUMBERS,
    }),
  },
  others: { type: 'ARRAY', items: objectSchema({ name: STRING, passages: NUMBERS }) },
  figures: {
    type: 'ARRAY',
    items: objectSchema({
      name: STRING,
      passages: {
        type: 'ARRAY',
        items: objectSchema({ passage: { type: 'INTEGER' }, figure: STRING }),
      },
      statements: { type: 'ARRAY', items: objectSchema({ statement: STRING, figure: STRING }) },
    }),
  },
})
