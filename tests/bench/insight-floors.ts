import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The least recall and precision among the first ten gaps of a set. */
interface Floor {
  readonly recall: number
  readonly precision: number
}

/** Floors by the names of sets: what each set gave when its floor was set, less 0.02. */
export const FLOORS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'insight-floors.json'), 'utf8'),
) as Readonly<Record<string, Floor>>

/** What of a set is below its floor, in words; empty if nothing is, null for a set without a floor. */
export function belowFloor(name: string, reached: Floor, floors = FLOORS): readonly string[] | null {
  const floor = floors[name]
  if (floor === undefined) return null
  return (['recall', 'precision'] as const)
    .filter((figure) => reached[figure] < floor[figure])
    .map((figure) => `${name}: ${figure} ${reached[figure].toFixed(3)} is below its floor ${floor[figure]}`)
}
