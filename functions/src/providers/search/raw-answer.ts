import { z } from 'zod'

/**
 * Schemas of SerpApi's answers. Parsing never fails: a field of an unexpected type counts as missing, an item that is not an
 * object is left out, and unknown fields are ignored. Nested blocks stay `unknown` and are parsed one level at a time, so
 * that deep nesting does not overflow the stack.
 */
const text = z.string().catch('')
const optionalText = z.string().optional().catch(undefined)
const integer = z.number().int().optional().catch(undefined)
const anything = z.array(z.unknown()).catch([])

/** An array without its invalid items. */
function listOf<T extends z.ZodType>(item: T) {
  return anything.transform((items) =>
    items.flatMap((value) => {
      const parsed = item.safeParse(value)
      return parsed.success ? [parsed.data] : []
    }),
  )
}

export const RawReferenceSchema = z.object({
  link: text,
  title: text,
  source: text,
  snippet: text,
  index: integer,
})
export type RawReference = z.infer<typeof RawReferenceSchema>

/** Blocks and list items have the same fields, because lists nest and an expandable block holds blocks. */
export const RawBlockSchema = z.object({
  type: text,
  title: text,
  subtitle: text,
  snippet: text,
  snippet_latex: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(' '))]).catch(''),
  reference_indexes: listOf(z.number().int()),
  list: anything,
  text_blocks: anything,
  table: anything,
  formatted: anything,
  product_labels: listOf(z.string()),
  comparison: listOf(z.object({ feature: text, values: anything })),
  snippet_links: listOf(z.object({ link: text })),
  top_stories: listOf(z.object({ title: text, source: text })),
})
export type RawBlock = z.infer<typeof RawBlockSchema>

const RawOverviewSchema = z.object({
  page_token: optionalText,
  error: optionalText,
  /** Missing is not the same as empty: the token is needed only when it is missing. */
  text_blocks: z.array(z.unknown()).optional().catch(undefined),
  references: listOf(RawReferenceSchema),
})
export type RawOverview = z.infer<typeof RawOverviewSchema>

export const RawAnswerSchema = z.object({
  error: optionalText,
  search_metadata: z
    .object({ status: text, created_at: text, processed_at: text })
    .optional()
    .catch(undefined),
  search_information: z.object({ ai_overview_state: text }).optional().catch(undefined),
  ai_overview: RawOverviewSchema.optional().catch(undefined),
  organic_results: listOf(z.object({ position: integer, link: text, title: text, snippet: text })),
  related_questions: listOf(
    z.object({
      question: text,
      type: text,
      snippet: text,
      link: text,
      page_token: optionalText,
      text_blocks: anything,
      references: listOf(RawReferenceSchema),
    }),
  ),
  /** AI Mode answers at the top level. */
  text_blocks: anything,
  references: listOf(RawReferenceSchema),
})
export type RawAnswer = z.infer<typeof RawAnswerSchema>
