/** What a deployment sets for its public pages, in the build's environment (`hosting/.env.production`). */
export const SITE = {
  /** Without a slash at its end. */
  origin: (import.meta.env.VITE_SITE_ORIGIN || 'https://gaplens.example').replace(/\/+$/, ''),
  /** The player's address on youtube-nocookie.com, which the CSP lets in; empty: there is no video yet. */
  demoVideo: import.meta.env.VITE_DEMO_VIDEO_URL || '',
  social: import.meta.env.VITE_SOCIAL_URL || 'https://social.example/@gaplens',
} as const
