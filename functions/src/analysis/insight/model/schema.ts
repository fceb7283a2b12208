import { z } from 'zod'

const TEXT_MAX = 1_500

/** Empty when the model writes nothing. */
const text = z.string().trim().max(TEXT_MAX)
/** Numbers of facts as the prompt lists them, from 1. */
const citations = z.array(z.number().int()).max(12)

/**
 * The texts that the model writes from numbered facts. It is strict, so an unknown key is an error. Intents and prompts are not
 * requested, because no page could support them.
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

/** An object of a Gemini response schema with all properties required. */
export function objectSchema(properties: Record<string, object>): object {
  const names = Object.keys(properties)
  return { type: 'OBJECT', properties, required: names, propertyOrdering: names }
}

const CITED_TEXT = objectSchema({ text: STRING, passages: CITATIONS })

/** The same as a Gemini response schema. */
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
