import { z } from 'zod'
import { UNFIT_IN_LABELS } from './text.ts'

export const DISPLAY_NAME_MAX_CHARS = 100
const PICTURE_MAX_CHARS = 2_000

/** Characters that no name may hold: those that no label may hold, and halves of surrogate pairs. */
const UNFIT = new RegExp(`${UNFIT_IN_LABELS.source}|\\p{Cs}`, 'gu')

/** A name as it may be shown beside others: NFC, one line, nothing that reorders or hides text; null when nothing is left. */
export function cleanName(name: string | null | undefined): string | null {
  const text = (name ?? '').replace(UNFIT, ' ').normalize('NFC').replace(/\s+/gu, ' ').trim()
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > DISPLAY_NAME_MAX_CHARS) break
    kept += character
  }
  return kept.trim() || null
}

/**
 * Addresses of users' pictures at sign-in providers, of which Google is the only one. firestore.rules has the same
 * pattern. Any other address would make admins' browsers send requests to a stranger's server.
 */
const PICTURE = /^https:\/\/lh[3-6]\.googleusercontent\.com\/[A-Za-z0-9._~/=+-]+$/

/** Whether an address is that of a picture at one of the sign-in providers. */
export function isProviderPicture(address: string): boolean {
  return address.length <= PICTURE_MAX_CHARS && PICTURE.test(address)
}

/** The address when it may be shown, else null. */
export function cleanPicture(address: string | null | undefined): string | null {
  return typeof address === 'string' && isProviderPicture(address) ? address : null
}

/** As documents hold them, whoever wrote those; what may not be shown is not read. */
export const DisplayNameSchema = z.string().max(DISPLAY_NAME_MAX_CHARS).nullable().transform(cleanName)
export const PictureSchema = z.string().max(PICTURE_MAX_CHARS).nullable().transform(cleanPicture)
