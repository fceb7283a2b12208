/**
 * A control that is disabled while its form is sent loses the focus, and whoever uses the keyboard would start again at the top of the
 * page. Once it is enabled again, it gets the focus back, unless something else has it by then. Called once for the whole page.
 */
export function keepFocus(): void {
  let lost: Node | null = null
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue
      const isDisabled = target.hasAttribute('disabled')
      // Right after the change the control still has the focus; the browser takes it away with the next frame.
      if (isDisabled && target === document.activeElement) lost = target
      if (isDisabled || target !== lost) continue
      lost = null
      if (document.activeElement === document.body) target.focus({ preventScroll: true })
    }
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
}
