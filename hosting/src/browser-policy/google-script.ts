/** The one script of Google's that popup and redirect of its sign-in need: the SDK loads it from here. */
export const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js'
