import type { OtherAccount } from '../personal-data.ts'

type Fields = Record<string, unknown>

/** The actor of changes that no person has made. */
const SYSTEM = 'system'

/**
 * Empties what identifies another account in a document that mentions the exported one.
 * @param other the fields of the other account; they are left as they are if it is the exported one itself, or none
 */
export function blankOther(data: Fields, other: OtherAccount, uid: string): Fields {
  const found = valueAt(data, other.uid)
  if (typeof found !== 'string' || found === uid || found === SYSTEM) return data
  return [other.uid, ...other.labels].reduce((blanked, path) => blankAt(blanked, path.split('.')), data)
}

function valueAt(data: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), data)
}

function blankAt(data: Fields, [name = '', ...rest]: readonly string[]): Fields {
  const inner = data[name]
  if (inner === undefined) return data
  return { ...data, [name]: rest.length > 0 && isFields(inner) ? blankAt(inner, rest) : '' }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
