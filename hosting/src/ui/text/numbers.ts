/** An integer with thousands separators. */
export function count(value: number): string {
  return value.toLocaleString('zh-TW')
}

/** A change with its sign, also if positive. */
export function signed(value: number): string {
  return value > 0 ? `+${count(value)}` : count(value)
}
