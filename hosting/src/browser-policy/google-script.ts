/** The script that Google's sign-in by popup or redirect needs. The Firebase SDK loads it from this address. */
export const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js'
