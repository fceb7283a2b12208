interface Prefill {
  keyword: string
  url: string
  /** Id of the analysis that is repeated; its exclusions can be changed. */
  again?: string
  /** Present where the keyword was refused and is to be changed, so that its field gets the focus. */
  change?: ''
}

/** The address of the form with its fields filled in. */
export function formAddress(prefill: Prefill): string {
  return `/app?${new URLSearchParams({ ...prefill })}`
}

/** Opens the empty form (or one filled in) by reloading the page, as the specification requires. */
export function startOver(prefill?: Prefill): void {
  window.location.assign(prefill ? formAddress(prefill) : '/app')
}
