import type { Opening } from '../../points/open-account.ts'
import { environment } from '../../runtime/environment.ts'

/** The settings of this process for opening accounts. */
export function opening(): Opening {
  return { adminEmail: environment().adminEmail, addressKey: environment().addressHashKey }
}
