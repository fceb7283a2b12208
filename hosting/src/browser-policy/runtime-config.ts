/** The site's own settings: signed-in screens have it in their document, the public pages' chat loads it. */
export const RUNTIME_CONFIG = '/runtime-config.js'
