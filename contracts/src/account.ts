import { z } from 'zod'
import { label } from './text.ts'

/** POST /api/account/deletion: by the owner, who types their address so that it is no slip of the hand. */
export const DeleteAccountRequestSchema = z.strictObject({ email: label().max(320) })
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequestSchema>
