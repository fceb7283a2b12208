import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the keyboard to `target` when what had the focus went with a change of `value`. Where focus is elsewhere it is
 * left alone.
 * @param takesFocusAlong whether the change, from before to now, can have removed what had it
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
