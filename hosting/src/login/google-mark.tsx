/** A four-coloured ring with a bar, drawn here; decorative beside the button's text. */
export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M18.4 5.6A9 9 0 0 0 5 6.4" stroke="#ea4335" />
      <path d="M5 6.4a9 9 0 0 0 0 11.2" stroke="#fbbc05" />
      <path d="M5 17.6a9 9 0 0 0 12.6 1.5" stroke="#34a853" />
      <path d="M17.6 19.1A9 9 0 0 0 21 12h-9" stroke="#4285f4" />
    </svg>
  )
}
