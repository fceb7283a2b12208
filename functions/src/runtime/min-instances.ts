import { z } from 'zod'

/** Ten kept instances of each function cost more than a hundred dollars a month, so a higher number is a slip. */
export const MinInstancesSchema = z.preprocess(
  (value) => value || undefined,
  z.coerce.number().int().min(0).max(10).default(0),
)

/**
 * The setting `MIN_INSTANCES`. It is needed while a deploy reads the functions' options, when no other setting is.
 * The deploy refuses an invalid number; anywhere else it counts as 0, which takes no function down.
 */
export function minInstancesOf(variables: Readonly<Record<string, string | undefined>>): number {
  return MinInstancesSchema.catch(0).parse(variables.MIN_INSTANCES)
}
