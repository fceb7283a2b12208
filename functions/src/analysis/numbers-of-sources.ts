/** A report compares with at least this many sources besides the user's page, if Google shows that many. */
export const PROMISED_SOURCES = 10
/** With fewer sources a comparison rests on little: the report warns, and its quality is capped. */
export const FEW_SOURCES = 5
/** With fewer sources it cannot be said what most pages cover. */
export const LEAST_SOURCES = 3
