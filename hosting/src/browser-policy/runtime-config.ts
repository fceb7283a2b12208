/** Address of the site's settings. The documents of signed-in screens include them; the chat on public pages loads them. */
export const RUNTIME_CONFIG = '/runtime-config.js'
