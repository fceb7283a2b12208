/**
 * Whether an address belongs to a service that gives addresses away for minutes, by a list that is kept by others
 * (docs/dependencies.md). A sign for admins, never a refusal: lists are wrong at times. Loaded when it is asked for.
 */
export async function isDisposableAddress(address: string): Promise<boolean> {
  const { isDisposableEmailDomain } = await import('disposable-email-domains-js')
  const labels = (address.split('@').at(-1) ?? '').toLowerCase().split('.')
  // Such services give out subdomains as well; the last label alone is no domain of anybody's.
  return labels.slice(0, -1).some((_, at) => isDisposableEmailDomain(labels.slice(at).join('.')))
}
