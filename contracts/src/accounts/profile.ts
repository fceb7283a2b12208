import { z } from 'zod'
import { UNFIT_IN_LABELS } from '../text.ts'

export const DISPLAY_NAME_MAX_CHARS = 100
const PICTURE_MAX_CHARS = 2_000

/** Characters that names may not contain: those that labels may not contain, and unpaired surrogates. */
const UNFIT = new RegExp(`${UNFIT_IN_LABELS.source}|\\p{Cs}`, 'gu')

/** A name that is safe to show: NFC, one line, without characters that reorder or hide text; null if nothing is left. */
export function cleanName(name: string | null | undefined): string | null {
  const text = (name ?? '').replace(UNFIT, ' ').normalize('NFC').replace(/\s+/gu, ' ').trim()
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > DISPLAY_NAME_MAX_CHARS) break
    kept += character
  }
  return kept.trim() || null
}

/** Letters and marks that are drawn as nothing: fillers of Hangul, joiners, the soft hyphen. */
const INVISIBLE = /\u115f|\u1160|\u3164|\uffa0|\u00ad|\u200c|\u200d|\s/gu

/** Whether a name shows anything. */
export function isVisibleName(name: string): boolean {
  return name.replace(INVISIBLE, '') !== ''
}

/**
 * Addresses of users' pictures at the sign-in provider Google. firestore.rules has the same pattern. Any other address would make
 * admins' browsers send requests to an unknown server.
 */
const PICTURE = /^https:\/\/lh[3-6]\.googleusercontent\.com\/[A-Za-z0-9._~/=+-]+$/

/** Whether an address is a picture at a sign-in provider. */
function isProviderPicture(address: string): boolean {
  return address.length <= PICTURE_MAX_CHARS && PICTURE.test(address)
}

/** The address if it may be loaded, else null. */
export function cleanPicture(address: string | null | undefined): string | null {
  return typeof address === 'string' && isProviderPicture(address) ? address : null
}

/** Names and pictures in stored documents, which may have been written by imports; unsafe values are cleaned or dropped. */
export const DisplayNameSchema = z.string().max(DISPLAY_NAME_MAX_CHARS).nullable().transform(cleanName)
export const PictureSchema = z.string().max(PICTURE_MAX_CHARS).nullable().transform(cleanPicture)
