import { z } from 'zod'

const TEXT_MAX = 1_500

/** Empty: nothing is said of it. */
const text = z.string().trim().max(TEXT_MAX)
/** Numbers of facts as the prompt lists them, from 1. */
const citations = z.array(z.number().int()).max(12)

/**
 * What the model is asked to write, from numbered facts. Strict: a key that was not asked for is an error. Intents and prompts
 * are not asked for: nothing on a page bears them out.
 */
export const ModelAnswerSchema = z.strictObject({
  contentSummary: z.strictObject({ text, passages: citations }),
  overviewSummary: z.strictObject({ text, passages: citations }),
  gaps: z.array(z.strictObject({ topicId: z.string(), text, passages: citations })).max(30),
  sources: z
    .array(
      z.strictObject({ pageId: z.string(), contentSummary: text, contribution: text, passages: citations }),
    )
    .max(20),
  actions: z
    .array(z.strictObject({ topicId: z.string(), recommendation: text, passages: citations }))
    .max(30),
})
export type ModelAnswerBody = z.infer<typeof ModelAnswerSchema>

const STRING = { type: 'STRING' } as const
const CITATIONS = { type: 'ARRAY', items: { type: 'INTEGER' } } as const

/** An object of a Gemini response schema, all of whose properties are asked for. */
export function objectSchema(properties: Record<string, object>): object {
  const names = Object.keys(properties)
  return { type: 'OBJECT', properties, required: names, propertyOrdering: names }
}

const CITED_TEXT = objectSchema({ text: STRING, passages: CITATIONS })

/** The same shape in the words of a Gemini response schema. */
export const RESPONSE_SCHEMA: object = objectSchema({
  contentSummary: CITED_TEXT,
  overviewSummary: CITED_TEXT,
  gaps: { type: 'ARRAY', items: objectSchema({ topicId: STRING, text: STRING, passages: CITATIONS }) },
  sources: {
    type: 'ARRAY',
    items: objectSchema({
      pageId: STRING,
      contentSummary: STRING,
      contribution: STRING,
      passages: CITATIONS,
    }),
  },
  actions: {
    type: 'ARRAY',
    items: objectSchema({ topicId: STRING, recommendation: STRING, passages: CITATIONS }),
  },
})
