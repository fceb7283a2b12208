/** Adds `https://` to an address without a scheme that begins with a host name, because people paste `example.com/page`. */
export function withScheme(text: string): string {
  const typed = text.trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=$|[/?#])/u.test(typed) ? `https://${typed}` : text
}
