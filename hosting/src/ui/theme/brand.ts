import { BRAND_NAMES } from '@gaplens/contracts/brand'

export const BRAND = {
  ...BRAND_NAMES,
  /** The support address; a deployment sets its own in the build's environment. */
  supportEmail: import.meta.env.VITE_CONTACT_EMAIL,
} as const
