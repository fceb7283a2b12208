/** The header with which each request of the client names its API version. */
export const CLIENT_VERSION_HEADER = 'x-gaplens-client'

/** Must be increased when an older page would misunderstand an answer, or send a request that is no longer understood. */
export const CLIENT_VERSION = 1

/** Pages of an older version are asked to reload. Set it to CLIENT_VERSION once no older version may continue. */
export const OLDEST_CLIENT_VERSION = 1
