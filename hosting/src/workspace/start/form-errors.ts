import { API_ERRORS, isApiErrorCode } from '@gaplens/contracts/errors'
import { ApiError } from '../../api/api-error.ts'
import { FORM_TEXT as TEXT } from '../strings.ts'

/** The contract's schemas report codes; the catalogue has their text. Other messages pass as they are. */
export function fieldText(message: string | undefined): string | undefined {
  return message !== undefined && isApiErrorCode(message) ? API_ERRORS[message].message : message
}

/** The message for an analysis that could not be started, and the field that it belongs to. */
export function startErrorText(error: unknown): {
  field: 'targetKeyword' | 'userPageUrl' | null
  message: string
} {
  if (!(error instanceof ApiError)) return { field: null, message: TEXT.failed }
  const { field } = error
  if (field === 'targetKeyword' || field === 'userPageUrl') return { field, message: error.message }
  return { field: null, message: error.message || TEXT.failed }
}
