import { z } from 'zod'
import { label, text } from './text.ts'
import { TimestampSchema } from './timestamp.ts'

export const BRAND_NAME_MAX_CHARS = 60
export const BRAND_FOOTER_MAX_CHARS = 200
export const PROMPT_FOOTER_MAX_CHARS = 300
/** Limits on a stored logo, in pixels. It is shown at half this size, so it stays sharp on dense screens. */
export const LOGO_MAX_WIDTH = 480
export const LOGO_MAX_HEIGHT = 160
/** Limit on a logo's PNG file. As base64 it fits into a request together with the other fields. */
export const LOGO_MAX_BYTES = 40_000

/** Length of `bytes` bytes as base64. */
function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}

/** A check of the number of characters, with its error code, for `refine`. */
function within(chars: number, code: string) {
  return [(value: string) => [...value].length <= chars, code] as const
}

/** A logo as it is kept: a PNG that the server has written itself. */
export const LogoSchema = z.object({
  /** The PNG file as base64. */
  png: z.string().max(base64Length(LOGO_MAX_BYTES)),
  /** In pixels. */
  width: z.number().int().min(1).max(LOGO_MAX_WIDTH),
  height: z.number().int().min(1).max(LOGO_MAX_HEIGHT),
})
export type Logo = z.infer<typeof LogoSchema>

const ColourSchema = text('colour-invalid')
  .regex(/^#[0-9a-f]{6}$/i, 'colour-invalid')
  .toLowerCase()

const TEXTS = {
  /** Stands where the product's name stood. */
  name: label('brand-name-required', 'brand-name-invalid')
    .min(1, 'brand-name-required')
    .refine(...within(BRAND_NAME_MAX_CHARS, 'brand-name-invalid')),
  /** The last line of a report; empty: the name alone. */
  footer: label('invalid-request', 'brand-text-invalid').refine(
    ...within(BRAND_FOOTER_MAX_CHARS, 'brand-text-invalid'),
  ),
  /** Added to every prompt of a report; empty: nothing. */
  promptFooter: label('invalid-request', 'brand-text-invalid').refine(
    ...within(PROMPT_FOOTER_MAX_CHARS, 'brand-text-invalid'),
  ),
}

/** What stands on the reports of an account in place of the product's own name and look. */
export const BrandingSchema = z.object({
  name: z.string(),
  /** `#rrggbb`, as it was chosen. What is shown is derived from it, so that text stays readable. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  footer: z.string(),
  promptFooter: z.string(),
  logo: LogoSchema.nullable(),
})
export type Branding = z.infer<typeof BrandingSchema>

/** `users/{uid}/branding/own` */
export const BrandingDocumentSchema = BrandingSchema.extend({ updatedAt: TimestampSchema })
export type BrandingDocument = z.infer<typeof BrandingDocumentSchema>

/** PUT /api/branding. Issue messages are codes of `API_ERRORS`. */
export const BrandingRequestSchema = z.strictObject({
  ...TEXTS,
  colour: ColourSchema,
  /** A PNG file as base64; null: no logo. */
  logo: text('logo-invalid')
    .max(base64Length(LOGO_MAX_BYTES), 'logo-too-large')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'logo-invalid')
    .nullable(),
})
export type BrandingRequest = z.infer<typeof BrandingRequestSchema>

/** GET and PUT /api/branding */
export const BrandingAnswerSchema = z.object({
  /** Whether reports of this account carry its own brand. An admin or the agency plan allows it. */
  allowed: z.boolean(),
  /** What was saved; kept while it is not allowed, and then not applied. */
  branding: BrandingSchema.nullable(),
  /** What was saved can't be read: reports carry the product's brand until it is saved anew. */
  isUnreadable: z.boolean().optional(),
})
export type BrandingAnswer = z.infer<typeof BrandingAnswerSchema>
