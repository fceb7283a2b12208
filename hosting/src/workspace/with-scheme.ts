/** People paste `example.com/page`: an address without a scheme that starts with a host name gets `https://`. */
export function withScheme(text: string): string {
  const typed = text.trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=$|[/?#])/u.test(typed) ? `https://${typed}` : text
}
