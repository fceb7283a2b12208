import { z } from 'zod'
import { label } from './text.ts'

/** POST /api/account/deletion: the owner must type the e-mail address, so that it does not happen by accident. */
export const DeleteAccountRequestSchema = z.strictObject({ email: label().max(320) })
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequestSchema>
