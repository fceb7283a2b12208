import { z } from 'zod'
import { label, text } from '../text.ts'
import { TimestampSchema } from '../timestamp.ts'

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

/** A logo as stored: a PNG that the server has re-encoded. */
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
  /** Replaces the product's name. */
  name: label('brand-name-required', 'brand-name-invalid')
    .min(1, 'brand-name-required')
    .refine(...within(BRAND_NAME_MAX_CHARS, 'brand-name-invalid')),
  /** The last line of a report; if empty, the name is used. */
  footer: label('invalid-request', 'brand-text-invalid').refine(
    ...within(BRAND_FOOTER_MAX_CHARS, 'brand-text-invalid'),
  ),
  /** Appended to every prompt of a report; may be empty. */
  promptFooter: label('invalid-request', 'brand-text-invalid').refine(
    ...within(PROMPT_FOOTER_MAX_CHARS, 'brand-text-invalid'),
  ),
}

/** The user's own brand, which replaces the product's name and look on reports. */
export const BrandingSchema = z.object({
  name: z.string(),
  /** `#rrggbb`, as chosen. The shades in reports are derived from it, so that text stays readable. */
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
  /** A PNG file as base64; null for no logo. */
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
  /** The saved brand. It is kept while it is not allowed, but not applied. */
  branding: BrandingSchema.nullable(),
  /** Whether the saved brand cannot be read. Reports then carry the product's brand until it is saved again. */
  isUnreadable: z.boolean().optional(),
})
export type BrandingAnswer = z.infer<typeof BrandingAnswerSchema>
