/** A whole number with its thousands set apart. */
export function count(value: number): string {
  return value.toLocaleString('zh-TW')
}

/** A change with its sign, even when it adds. */
export function signed(value: number): string {
  return value > 0 ? `+${count(value)}` : count(value)
}
