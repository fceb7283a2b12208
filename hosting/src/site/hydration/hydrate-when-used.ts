const FIRST_ACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'] as const
/** Elements that work only with script. Links to other pages and disclosures work without. */
const NEEDS_SCRIPT = 'button, [data-needs-script]'
const NEEDS_SCRIPT_TOO = 'header details a'

/** Hydrates the page, and resolves when it is done. */
type Hydrate = () => Promise<void>

/**
 * Loads most of a public page's script at the visitor's first action. Until then the page is readable as HTML, and its
 * disclosures are native. A click or key press before hydration is repeated after it.
 * @param load loads the hydration code, none of which may run before `Hydrate` is called
 * @param ownKey code of a key that, with Ctrl or ⌘, does something on this page alone
 */
export function hydrateWhenUsed(load: () => Promise<Hydrate>, ownKey?: string | false): void {
  let early: (() => void) | null = null

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>(NEEDS_SCRIPT)
    if (control !== null) event.preventDefault()
    const clicked = control ?? event.target.closest<HTMLElement>(NEEDS_SCRIPT_TOO)
    if (clicked !== null) early = () => clicked.click()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key, code, ctrlKey, metaKey, shiftKey } = event
    const isShortcut = (ctrlKey || metaKey) && code === (shiftKey ? 'KeyC' : ownKey)
    if (isShortcut) event.preventDefault()
    if (!isShortcut && key !== 'Escape') return
    early = () =>
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true }),
      )
  }

  async function hydrateNow(): Promise<void> {
    for (const action of FIRST_ACTIONS) window.removeEventListener(action, onFirstAction)
    const hydrate = await load()
    // React listens to clicks from here on. Without this, those that it handles would be repeated.
    document.removeEventListener('click', onClick, { capture: true })
    await hydrate()
    // The page listens to keys from its effects on, so that one pressed while it hydrates is repeated too.
    document.removeEventListener('keydown', onKeyDown, { capture: true })
    early?.()
  }

  function onFirstAction(): void {
    void hydrateNow()
  }

  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('keydown', onKeyDown, { capture: true })
  for (const action of FIRST_ACTIONS) window.addEventListener(action, onFirstAction, { passive: true })
}
