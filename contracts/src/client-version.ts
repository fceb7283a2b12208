/** Each request of the client says by which version of the API it was written. */
export const CLIENT_VERSION_HEADER = 'x-gaplens-client'

/** Raised whenever an older page would misunderstand an answer, or send what is no longer understood. */
export const CLIENT_VERSION = 1

/** Pages of an older version are told to reload. Raised to CLIENT_VERSION once nothing older may go on. */
export const OLDEST_CLIENT_VERSION = 1
