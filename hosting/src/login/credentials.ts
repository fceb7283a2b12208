import { z } from 'zod'
import { FIELD_TEXT } from './strings.ts'

/** Least length of a password: the identity provider's default. */
const PASSWORD_MIN = 6
const NAME_MAX = 100

const email = z.string().trim().min(1, FIELD_TEXT.emailRequired).pipe(z.email(FIELD_TEXT.emailInvalid))

export const SignInSchema = z.object({
  displayName: z.string(),
  email,
  password: z.string().min(1, FIELD_TEXT.passwordRequired),
})

export const SignUpSchema = z.object({
  displayName: z.string().trim().min(1, FIELD_TEXT.nameRequired).max(NAME_MAX, FIELD_TEXT.nameLong),
  email,
  password: z.string().min(PASSWORD_MIN, FIELD_TEXT.passwordShort),
})

export type Credentials = z.infer<typeof SignUpSchema>

export const ResetSchema = z.object({ email })

export type ResetRequest = z.infer<typeof ResetSchema>
