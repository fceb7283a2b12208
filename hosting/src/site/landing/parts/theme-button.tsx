import { Moon, Sun } from 'lucide-react'
import classes from './theme-button.module.css'

/** Key, attribute and values of color-scheme.js and the signed-in screens. */
const KEY = 'mantine-color-scheme-value'
const ATTRIBUTE = 'data-mantine-color-scheme'

function toggle() {
  const root = document.documentElement
  const next = root.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark'
  root.setAttribute(ATTRIBUTE, next)
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Storage may be blocked; then the choice lasts until the page is left.
  }
}

export function ThemeButton({ label }: { label: string }) {
  return (
    <button type="button" className={classes.button} aria-label={label} onClick={toggle}>
      <Sun size={19} className={classes.sun} aria-hidden />
      <Moon size={19} className={classes.moon} aria-hidden />
    </button>
  )
}
