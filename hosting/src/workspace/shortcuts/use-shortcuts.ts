import { useEffect, useRef } from 'react'

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
/** Selector of dialogs and menus, which have their own keys. */
const COVERS = '[role="dialog"], [role="menu"], [role="listbox"]'

function isForUs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return false
  return document.querySelector(COVERS) === null
}

/** Single keys as shortcuts, except while typing, with a modifier, or under an open dialog. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, enabled: boolean): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  }, [keys])
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key]
      if (act === undefined || !isForUs(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])
}
