import { z } from 'zod'

/** Control characters, and the invisible ones that reorder or hide text. */
export const UNFIT_IN_LABELS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060-\u2064\ufeff]/u

/**
 * Any text that comes from outside: well-formed Unicode, in its composed form (NFC). Half of a surrogate pair cannot be
 * stored; it would cost seconds of retries before it failed. Every string of a request schema begins with this or
 * `label`; `functions/src/api/http/request-schemas.test.ts` finds one that does not.
 * @param missing what is wrong when it is no text at all: an issue message, mostly a code of `API_ERRORS`
 * @param unfit likewise, when it is text that is not taken
 */
export function text(missing = 'invalid-request', unfit = missing): z.ZodString {
  return z
    .string({ error: missing })
    .refine((value) => value.isWellFormed(), { error: unfit, abort: true })
    .normalize('NFC')
}

/** One line of text that stands among others: a name, a reason, a notice. Nothing in it reorders or hides them. */
export function label(missing = 'invalid-request', unfit = missing): z.ZodString {
  return text(missing, unfit)
    .trim()
    .refine((value) => !UNFIT_IN_LABELS.test(value), { error: unfit })
}
