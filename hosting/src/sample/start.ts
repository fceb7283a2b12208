/**
 * The report is readable as HTML and its disclosures are native; only its buttons and its following contents need
 * script. So that is loaded at the visitor's first move, and a click on a button that came before it is made again.
 */
const FIRST_MOVES = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'] as const

let clickedEarly: HTMLElement | null = null

function rememberClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button !== null) clickedEarly = button
}

async function wake(): Promise<void> {
  for (const move of FIRST_MOVES) window.removeEventListener(move, onFirstMove)
  const root = document.getElementById('root')
  if (root === null) return
  const { hydrateSample } = await import('./hydrate.tsx')
  await hydrateSample(root)
  document.removeEventListener('click', rememberClick, { capture: true })
  clickedEarly?.click()
}

function onFirstMove(): void {
  void wake()
}

document.addEventListener('click', rememberClick, { capture: true })
for (const move of FIRST_MOVES) window.addEventListener(move, onFirstMove, { passive: true })
