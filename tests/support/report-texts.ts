import { AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { z } from 'zod'

/** Ids and times are not replaced, because the report would no longer be valid without them. */
const FIXED = /^(id|.*Ids?|readAt|timestamp)$/

/** Replaces every text of a report except ids, times and enum values, which the schema distinguishes. */
export function withTexts(report: unknown, replace: (text: string) => string): unknown {
  return replaced(AnalysisResultSchema, report, replace)
}

function replaced(schema: z.core.$ZodType, value: unknown, replace: (text: string) => string): unknown {
  const inner = unwrapped(schema)
  if (inner !== schema) return replaced(inner, value, replace)
  if (typeof value === 'string') {
    const text = schema instanceof z.ZodString ? replace(value) : value
    // A text of a fixed form, such as a date, cannot be replaced.
    return z.safeParse(schema, text).success ? text : value
  }
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.map((item) => replaced(schema.element, item, replace))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = schema instanceof z.ZodObject ? schema.shape[name] : undefined
      return [name, field === undefined || FIXED.test(name) ? item : replaced(field, item, replace)]
    }),
  )
}

/** The schema inside an optional, nullable or default schema. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
    ? schema.def.innerType
    : schema
}
