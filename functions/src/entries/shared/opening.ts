import type { Opening } from '../../points/open-account.ts'
import { environment } from '../../runtime/environment.ts'

/** What opening an account needs of this process's settings. */
export function opening(): Opening {
  return { adminEmail: environment().adminEmail, addressKey: environment().addressHashKey }
}
