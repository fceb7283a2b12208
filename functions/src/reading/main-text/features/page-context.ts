import type { PageSource } from '../../metadata/page-source.ts'
import type { Segmentation } from '../segmentation.ts'
import type { Layout } from './layout.ts'
import type { PageFacts } from './page-facts.ts'

/** Everything that the features of a page are computed from. */
export interface PageContext {
  readonly source: PageSource
  readonly segmentation: Segmentation
  readonly layout: Layout
  readonly facts: PageFacts
  readonly signs: readonly number[]
  readonly address: Address
}

export interface Address {
  readonly host: string
  readonly path: string
  readonly query: string
}

/** A feature of the page: its name in the models, and how it is computed. */
export type PageFeature = readonly [name: string, compute: (context: PageContext) => number]

export const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
export const log = (value: number): number => Math.log2(1 + Math.max(0, value))
