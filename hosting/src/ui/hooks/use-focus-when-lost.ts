import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses `target` when a change of `value` removed the focused element. Focus elsewhere is left alone.
 * @param takesFocusAlong whether the change from the old to the new value may have removed the focused element
 */
export function useFocusWhenLost<Value>(
  value: Value,
  takesFocusAlong: (before: Value, now: Value) => boolean,
  target: RefObject<HTMLElement | null>,
): void {
  const before = useRef(value)
  useEffect(() => {
    if (takesFocusAlong(before.current, value) && document.activeElement === document.body)
      target.current?.focus()
    before.current = value
  }, [value, takesFocusAlong, target])
}
