/** Settings of a deployment for its public pages, from the build's environment (hosting/client-settings.ts). */
export const SITE = {
  /** The player's address on youtube-nocookie.com, which the CSP allows; empty if there is no video yet. */
  demoVideo: import.meta.env.VITE_DEMO_VIDEO_URL || '',
  /** Empty if none is linked. */
  social: import.meta.env.VITE_SOCIAL_URL,
} as const
