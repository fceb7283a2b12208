import type { StructuredItem } from '@gaplens/contracts/analysis/read-page'

/** An item of structured data as found, whatever its syntax. */
export interface DataItem {
  readonly syntax: StructuredItem['syntax']
  /** Type names without the vocabulary's address. */
  readonly types: readonly string[]
  readonly values: Readonly<Record<string, readonly DataValue[]>>
  /** Problems found while reading it: broken syntax, a foreign vocabulary. */
  readonly problems: readonly string[]
  /** The id by which other items refer to it. */
  readonly id?: string
  /** Whether it is a top-level item and not a value of another. */
  readonly top: boolean
}

export type DataValue = string | DataItem

/** The item that has another as the value of a property. */
export interface Holder {
  readonly item: DataItem
  readonly property: string
}

/** The holder of each item that is a value of another. */
export function holdersOf(items: readonly DataItem[]): ReadonlyMap<DataItem, Holder> {
  return new Map(
    items.flatMap((item) =>
      Object.keys(item.values).flatMap((property) =>
        nestedItems(item, property).map((nested) => [nested, { item, property }] as const),
      ),
    ),
  )
}

/** The first text among an item's values of a property; for a nested item its name. */
export function textValue(item: DataItem, name: string): string | null {
  for (const value of item.values[name] ?? []) {
    const text = typeof value === 'string' ? value : textValue(value, 'name')
    if (text !== null && text.trim() !== '') return text.trim()
  }
  return null
}

/** The name for a value: the text itself, the name of the item, or of the item with that id. */
export function nameOfValue(value: DataValue, items: readonly DataItem[]): string | null {
  if (typeof value !== 'string') return textValue(value, 'name')
  const referred = /[#/:]/.test(value) ? items.find(({ id }) => id === value) : undefined
  return referred === undefined ? value : textValue(referred, 'name')
}

export function nestedItems(item: DataItem, name: string): DataItem[] {
  return (item.values[name] ?? []).filter((value) => typeof value !== 'string')
}

export function hasType(item: DataItem, pattern: RegExp): boolean {
  return item.types.some((type) => pattern.test(type))
}
