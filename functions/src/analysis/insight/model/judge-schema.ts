import { z } from 'zod'
import { objectSchema } from './schema.ts'

/** What a model is asked to answer: how its answer is read, and the same as a Gemini response schema. */
export interface AnswerForm<Answer> {
  readonly schema: z.ZodType<Answer>
  readonly responseSchema: object
}

const GroupsSchema = z.object({
  groups: z.array(z.object({ topics: z.array(z.string()).max(60), name: z.string().max(60) })).max(200),
})
const VerdictsSchema = z.object({
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
const level = (...values: string[]) => ({ type: 'STRING', format: 'enum', enum: values })
const VERDICTS_RESPONSE = objectSchema({
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

/** The answer of the first call: groups of seeds with a name each. */
export const GROUPS: AnswerForm<z.infer<typeof GroupsSchema>> = {
  schema: GroupsSchema,
  responseSchema: objectSchema({
    groups: { type: 'ARRAY', items: objectSchema({ topics: STRINGS, name: STRING }) },
  }),
}

/** The answer of a round of verdicts. A page that is not listed for a subject does not cover it. */
export const VERDICTS: AnswerForm<z.infer<typeof VerdictsSchema>> = {
  schema: VerdictsSchema,
  responseSchema: VERDICTS_RESPONSE,
}
