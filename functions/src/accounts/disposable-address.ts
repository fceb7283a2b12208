/**
 * Whether an address belongs to a service of disposable addresses, by a list that others maintain (docs/dependencies.md).
 * It is a hint for admins and never a reason to refuse, because such lists have errors. The list is loaded on first use.
 */
export async function isDisposableAddress(address: string): Promise<boolean> {
  const { isDisposableEmailDomain } = await import('disposable-email-domains-js')
  const labels = (address.split('@').at(-1) ?? '').toLowerCase().split('.')
  // Such services use subdomains too. The last label alone is a top-level domain.
  return labels.slice(0, -1).some((_, at) => isDisposableEmailDomain(labels.slice(at).join('.')))
}
