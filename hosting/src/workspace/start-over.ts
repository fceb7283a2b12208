interface Prefill {
  keyword: string
  url: string
}

/** Back to the empty form (or one filled in) by loading the page anew, as the specification asks. */
export function startOver(prefill?: Prefill): void {
  window.location.assign(prefill ? `/app?${new URLSearchParams({ ...prefill })}` : '/app')
}
