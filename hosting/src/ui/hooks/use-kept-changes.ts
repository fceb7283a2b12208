import { useEffect, useState } from 'react'

interface KeptChanges<T> {
  /** What the form shows: the saved values with the changes. */
  readonly values: T
  /** Whether changes of an earlier visit were brought back and not discarded since. */
  readonly isRestored: boolean
  change(part: Partial<T>): void
  /** Shows these values and keeps no changes. */
  reset(to: T): void
  /** Keeps nothing until the next change, because the values are being saved. */
  forget(): void
  /** Keeps the changes again, because saving failed. */
  keep(): void
}

/**
 * A form's values, with its unsaved changes kept for this tab, so that opening another screen or a reload does not lose
 * them. Only changed fields are kept: others follow what is saved meanwhile.
 * @param isValue whether what was kept may stand in this field
 */
export function useKeptChanges<T extends object>(
  key: string,
  saved: T,
  isValue: (name: keyof T, value: unknown) => boolean,
): KeptChanges<T> {
  const [restored] = useState(() => readChanges(key, saved, isValue))
  const [isRestored, setRestored] = useState(Object.keys(restored).length > 0)
  const [values, setValues] = useState<T>({ ...saved, ...restored })
  const [failures, setFailures] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure keeps again what was forgotten.
  useEffect(() => keepChanges(key, changesOf(saved, values)), [key, saved, values, failures])
  return {
    values,
    isRestored,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    reset(to) {
      setRestored(false)
      setValues(to)
    },
    forget: () => keepChanges(key, {}),
    keep: () => setFailures((before) => before + 1),
  }
}

function changesOf<T extends object>(saved: T, values: T): Partial<T> {
  const changed = namesOf(saved).filter((name) => !isSame(saved[name], values[name]))
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<T>
}

function readChanges<T extends object>(
  key: string,
  saved: T,
  isValue: (name: keyof T, value: unknown) => boolean,
): Partial<T> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const kept = new Map<PropertyKey, unknown>(Object.entries(stored))
    const names = namesOf(saved).filter((name) => {
      const value = kept.get(name)
      return kept.has(name) && isValue(name, value) && !isSame(saved[name], value)
    })
    return Object.fromEntries(names.map((name) => [name, kept.get(name)])) as Partial<T>
  } catch {
    return {}
  }
}

function keepChanges(key: string, changes: object): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(changes))
  } catch {
    // Without storage, leaving the screen loses them.
  }
}

function namesOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[]
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
