/**
 * Adds `https://` to an address without a scheme that begins with a host name, because people paste `example.com/page`. That
 * includes `localhost:3000`, which is refused with its own reason and would otherwise be read as a scheme.
 */
export function withScheme(text: string): string {
  const typed = text.trim()
  return /^(localhost|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+)(:\d+)?(?=$|[/?#])/iu.test(typed)
    ? `https://${typed}`
    : text
}
