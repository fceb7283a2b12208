const FIRST_MOVES = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'] as const
/** What only script makes work. Links elsewhere and disclosures need none. */
const NEEDS_SCRIPT = 'button, [data-wakes]'
const NEEDS_SCRIPT_TOO = 'header details a'

/** Brings the page to life, and answers once it is. */
type Hydrate = () => Promise<void>

/**
 * The public pages are readable as HTML and their disclosures are native, so what brings the rest to life (most of a
 * page's script) is loaded at the visitor's first move. What was clicked or pressed before that is done again.
 * @param load loads what hydrates; nothing of it may run before `Hydrate` is called
 */
export function wakeAtFirstMove(load: () => Promise<Hydrate>): void {
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
    const isShortcut = (ctrlKey || metaKey) && shiftKey && code === 'KeyC'
    if (isShortcut) event.preventDefault()
    if (!isShortcut && key !== 'Escape') return
    early = () =>
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true }),
      )
  }

  async function wake(): Promise<void> {
    for (const move of FIRST_MOVES) window.removeEventListener(move, onFirstMove)
    const hydrate = await load()
    // From here on React listens: what it hears by itself must not be done twice.
    document.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('keydown', onKeyDown, { capture: true })
    await hydrate()
    early?.()
  }

  function onFirstMove(): void {
    void wake()
  }

  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('keydown', onKeyDown, { capture: true })
  for (const move of FIRST_MOVES) window.addEventListener(move, onFirstMove, { passive: true })
}
