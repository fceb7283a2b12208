interface Prefill {
  keyword: string
  url: string
  /** The analysis that is run again: what it left out can be changed. */
  again: string
}

/** The address of the form, filled in. */
export function formAddress(prefill: Prefill): string {
  return `/app?${new URLSearchParams({ ...prefill })}`
}

/** Back to the empty form (or one filled in) by loading the page anew, as the specification asks. */
export function startOver(prefill?: Prefill): void {
  window.location.assign(prefill ? formAddress(prefill) : '/app')
}
