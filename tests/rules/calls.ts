/** A value as Firestore's protocol has it, or the time at which the server takes the write. */
export type Value = Readonly<Record<string, unknown>> | 'REQUEST_TIME'
export type Data = Readonly<Record<string, Value>>

/** Who calls: nobody, or the holder of a token with these claims. */
export type Caller = { readonly uid: string; readonly claims: Readonly<Record<string, unknown>> } | null

export interface Listing {
  readonly kind: 'list'
  /** The document whose collection it is, `/` first; empty at the root and for groups. */
  readonly parent: string
  readonly collectionId: string
  /** All collections of this name, wherever they are. */
  readonly isGroup: boolean
  readonly where: { readonly field: string; readonly is: string } | null
  readonly limit: number | null
}

export type Call =
  | { readonly kind: 'get'; readonly path: string }
  | Listing
  | { readonly kind: 'create' | 'set'; readonly path: string; readonly data: Data }
  | {
      readonly kind: 'update'
      readonly path: string
      readonly data: Data
      readonly removed: readonly string[]
    }
  | { readonly kind: 'delete'; readonly path: string }

export const text = (value: string): Value => ({ stringValue: value })
export const whole = (value: number): Value => ({ integerValue: String(value) })
export const NULL: Value = { nullValue: null }

export function update(path: string, data: Data, removed: readonly string[] = []): Call {
  return { kind: 'update', path, data, removed }
}
