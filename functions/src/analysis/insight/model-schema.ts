import { z } from 'zod'

const TEXT_MAX = 1_500
const PROMPT_MAX = 6_000

const text = z.string().trim().min(1).max(TEXT_MAX)
/** Numbers of passages as the prompt lists them, from 1. */
const citations = z.array(z.number().int()).max(12)

/** What the model is asked for. Strict: a key that was not asked for is an error. */
export const ModelAnswerSchema = z.strictObject({
  contentSummary: z.strictObject({ text, passages: citations }),
  coreIntent: z.strictObject({ text, passages: citations }),
  latentIntents: z.array(z.strictObject({ text: text.max(300), passages: citations })).max(10),
  overviewSummary: z.strictObject({ text, passages: citations }),
  presentationAnalysis: z.strictObject({ text, passages: citations }),
  gaps: z.array(z.strictObject({ topicId: z.string(), text, passages: citations })).max(30),
  sources: z
    .array(
      z.strictObject({ pageId: z.string(), contentSummary: text, contribution: text, passages: citations }),
    )
    .max(20),
  actions: z
    .array(
      z.strictObject({
        topicId: z.string(),
        recommendation: text,
        prompt: z.string().trim().min(1).max(PROMPT_MAX),
        passages: citations,
      }),
    )
    .max(30),
})
export type ModelAnswerBody = z.infer<typeof ModelAnswerSchema>

const STRING = { type: 'STRING' } as const
const CITATIONS = { type: 'ARRAY', items: { type: 'INTEGER' } } as const

function object(properties: Record<string, object>): object {
  const names = Object.keys(properties)
  return { type: 'OBJECT', properties, required: names, propertyOrdering: names }
}

const CITED_TEXT = object({ text: STRING, passages: CITATIONS })

/** The same shape in the words of a Gemini response schema. */
export const RESPONSE_SCHEMA: object = object({
  contentSummary: CITED_TEXT,
  coreIntent: CITED_TEXT,
  latentIntents: { type: 'ARRAY', items: CITED_TEXT },
  overviewSummary: CITED_TEXT,
  presentationAnalysis: CITED_TEXT,
  gaps: { type: 'ARRAY', items: object({ topicId: STRING, text: STRING, passages: CITATIONS }) },
  sources: {
    type: 'ARRAY',
    items: object({ pageId: STRING, contentSummary: STRING, contribution: STRING, passages: CITATIONS }),
  },
  actions: {
    type: 'ARRAY',
    items: object({ topicId: STRING, recommendation: STRING, prompt: STRING, passages: CITATIONS }),
  },
})
