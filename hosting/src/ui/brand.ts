export const BRAND = {
  name: 'GapLens',
  fullName: 'GapLens 缺口透鏡',
  company: '缺口透鏡工作室',
  /** Where people write to; a deployment sets its own in the build's environment. */
  supportEmail: import.meta.env.VITE_CONTACT_EMAIL || 'support@gaplens.example',
} as const
