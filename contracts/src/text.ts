import { z } from 'zod'

/** Control characters, and the invisible ones that reorder or hide text. */
const UNFIT_IN_LABELS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060-\u2064\ufeff]/u

/**
 * Any text that comes from outside: well-formed Unicode, in its composed form (NFC). Half of a surrogate pair cannot be
 * stored; it would cost seconds of retries before it failed. Every string of a request schema begins with this or
 * `label`; `functions/src/api/request-schemas.test.ts` finds one that does not.
 * @param code what is wrong with anything else: an issue message, mostly a code of `API_ERRORS`
 */
export function text(code = 'invalid-request'): z.ZodString {
  return z
    .string({ error: code })
    .refine((value) => value.isWellFormed(), { error: code, abort: true })
    .normalize('NFC')
}

/** One line of text that stands among others: a name, a reason, a notice. Nothing in it reorders or hides them. */
export function label(code = 'invalid-request'): z.ZodString {
  return text(code).trim().refine(isFitForLabel, { error: code })
}

export function isFitForLabel(value: string): boolean {
  return !UNFIT_IN_LABELS.test(value)
}
