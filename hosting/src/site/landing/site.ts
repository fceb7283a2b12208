/** What a deployment sets for its public pages, in the build's environment (hosting/client-settings.ts). */
export const SITE = {
  /** Without a slash at its end. */
  origin: import.meta.env.VITE_SITE_ORIGIN.replace(/\/+$/, ''),
  /** The player's address on youtube-nocookie.com, which the CSP lets in; empty: there is no video yet. */
  demoVideo: import.meta.env.VITE_DEMO_VIDEO_URL || '',
  /** Empty: none is linked. */
  social: import.meta.env.VITE_SOCIAL_URL,
} as const
