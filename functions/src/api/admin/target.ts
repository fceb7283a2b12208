import { ApiError } from '../errors.ts'

/** Whether a text can be a uid: anything the identity provider may have made, and no path. */
export function isUid(text: string): boolean {
  return /^[^/\p{Cc}]{1,128}$/u.test(text) && !/^(\.{1,2}|__.*__)$/.test(text)
}

/** A uid from an address. @throws ApiError 404 */
export function requireUid(text: string): string {
  if (!isUid(text)) throw new ApiError('not-found')
  return text
}
