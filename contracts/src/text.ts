import { z } from 'zod'

/** Control characters and invisible characters that reorder or hide text. */
export const UNFIT_IN_LABELS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060-\u2064\ufeff]/u

/**
 * Any text from outside, as well-formed Unicode in its composed form (NFC). Firestore cannot store an unpaired surrogate
 * and would retry for seconds before failing. Every string of a request schema begins with this or `label`;
 * `functions/src/api/http/request-schemas.test.ts` finds those that do not.
 * @param missing issue message when the value is not a text, mostly a code of `API_ERRORS`
 * @param unfit issue message when the text is not accepted
 */
export function text(missing = 'invalid-request', unfit = missing): z.ZodString {
  return z
    .string({ error: missing })
    .refine((value) => value.isWellFormed(), { error: unfit, abort: true })
    .normalize('NFC')
}

/** One line of text that is shown among others, such as a name. It may not contain characters that reorder or hide text. */
export function label(missing = 'invalid-request', unfit = missing): z.ZodString {
  return text(missing, unfit)
    .trim()
    .refine((value) => !UNFIT_IN_LABELS.test(value), { error: unfit })
}
