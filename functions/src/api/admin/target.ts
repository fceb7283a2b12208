import { ApiError } from '../errors.ts'

/** A uid from an address: anything the identity provider may have made, and no path. @throws ApiError 404 */
export function requireUid(text: string): string {
  if (!/^[^/\p{Cc}]{1,128}$/u.test(text) || /^(\.{1,2}|__.*__)$/.test(text)) throw new ApiError('not-found')
  return text
}
