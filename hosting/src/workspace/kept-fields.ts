type Fields<Name extends string> = Readonly<Record<Name, string>>

/**
 * What is typed into a form, kept for this tab, so that a reload or another screen does not lose it. It is kept by user, because
 * the next one may sign in in the same tab.
 */
export function keptFields<Name extends string>(form: string, names: readonly Name[]) {
  const keyOf = (uid: string) => `gaplens_${form}_${uid}`

  function fieldsOf(value: unknown): Fields<Name> {
    const stored = new Map<string, unknown>(Object.entries(value ?? {}))
    const textOf = (name: Name) => [name, typeof stored.get(name) === 'string' ? stored.get(name) : '']
    return Object.fromEntries(names.map(textOf)) as Fields<Name>
  }

  return {
    read(uid: string): Fields<Name> {
      try {
        return fieldsOf(JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '{}'))
      } catch {
        return fieldsOf({})
      }
    },
    /** Fields without a text are kept as empty; if all are, nothing is. */
    keep(uid: string, typed: Partial<Fields<Name>>): void {
      const fields = fieldsOf(typed)
      try {
        if (names.every((name) => fields[name] === '')) sessionStorage.removeItem(keyOf(uid))
        else sessionStorage.setItem(keyOf(uid), JSON.stringify(fields))
      } catch {
        // Without storage, or with a text that is too long for it, leaving the screen loses it.
      }
    },
  }
}
