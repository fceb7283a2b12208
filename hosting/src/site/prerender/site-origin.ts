/** The site's origin, without a trailing slash, from the build's environment (hosting/client-settings.ts). */
export const SITE_ORIGIN = import.meta.env.VITE_SITE_ORIGIN.replace(/\/+$/, '')
