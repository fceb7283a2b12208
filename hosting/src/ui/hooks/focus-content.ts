/** Takes the keyboard to the beginning of the screen's content. @returns whether there was content to focus */
export function focusContent(): boolean {
  // The frame that is shown while a screen is loaded goes again, and would take the keyboard along.
  const content = [...document.querySelectorAll('main')].find((main) => main.closest('[data-shell]') === null)
  if (content === undefined) return false
  // A form may already have focused its first field.
  if (content.contains(document.activeElement)) return true
  if (!content.hasAttribute('tabindex')) content.tabIndex = -1
  content.focus({ preventScroll: true })
  return true
}
