import { z } from 'zod'

const TEXT_MAX = 1_500

/** Empty when the model writes nothing. */
const text = z.string().trim().max(TEXT_MAX)
/** Numbers of facts as the prompt lists them, from 1. */
const citations = z.array(z.number().int()).max(12)

/**
 * The sentences that the model selects from numbered facts. Keys that nobody asked for are ignored. Summaries of the user's page and
 * of the AI Overview are not requested, because the report shows both, nor intents and prompts, because no page could support them.
 */
export const ModelAnswerSchema = z.object({
  gaps: z.array(z.object({ topicId: z.string(), text, passages: citations })).max(30),
  sources: z.array(z.object({ pageId: z.string(), contentSummary: text, passages: citations })).max(20),
  actions: z.array(z.object({ topicId: z.string(), recommendation: text, passages: citations })).max(30),
})
export type ModelAnswerBody = z.infer<typeof ModelAnswerSchema>

const STRING = { type: 'STRING' } as const
const CITATIONS = { type: 'ARRAY', items: { type: 'INTEGER' } } as const

/** An object of a Gemini response schema with all properties required. */
export function objectSchema(properties: Record<string, object>): object {
  const names = Object.keys(properties)
  return { type: 'OBJECT', properties, required: names, propertyOrdering: names }
}

/** The same as a Gemini response schema. */
export const RESPONSE_SCHEMA: object = objectSchema({
  gaps: { type: 'ARRAY', items: objectSchema({ topicId: STRING, text: STRING, passages: CITATIONS }) },
  sources: {
    type: 'ARRAY',
    items: objectSchema({ pageId: STRING, contentSummary: STRING, passages: CITATIONS }),
  },
  actions: {
    type: 'ARRAY',
    items: objectSchema({ topicId: STRING, recommendation: STRING, passages: CITATIONS }),
  },
})
