import type { Element } from '../../html/dom.ts'
import type { Segment, Segmentation } from '../segmentation.ts'
import type { Layout } from './layout.ts'
import type { PageFacts } from './page-facts.ts'
import type { TextShape } from './text-shape.ts'

/** Everything that the features of one segment are computed from. */
export interface Context {
  readonly segment: Segment
  readonly index: number
  readonly segments: Segmentation['segments']
  readonly containers: Segmentation['containers']
  readonly layout: Layout
  readonly page: PageFacts
  /** The result of `containerFacts`. */
  readonly facts: Float32Array
  /** The containers around the segment, from the innermost outwards; −1 where there are no more. */
  readonly up: readonly number[]
  /** Level of the nearest container that is one of several similar ones (a card, a post, a row); LEVELS without one. */
  readonly card: number
  readonly element: Element | null
  readonly signs: readonly number[]
  readonly leadIns: LeadIns
  readonly texts: TextCounts
  readonly shape: TextShape
  readonly heading: NearestHeading
}

/** How many containers outwards `up` reaches. */
export const LEVELS = 7

export interface TextCounts {
  /** How often the same text occurs on the page, and whether this is the first time. */
  readonly copies: number
  readonly isFirst: boolean
}

/** The heading above a segment. */
export interface NearestHeading {
  readonly index: number
  readonly level: number
  readonly signs: number
  readonly words: number
}

/** A feature: its name in the model, and how it is computed. */
export type Feature = readonly [name: string, compute: (context: Context) => number]

/** Features that are filled in together. */
export interface FeatureBlock {
  readonly names: readonly string[]
  /** Writes one number for each name into `row`, starting at `at`. */
  readonly fill: (context: Context, row: Float32Array, at: number) => void
}

export function blockOf(features: readonly Feature[]): FeatureBlock {
  const computes = features.map(([, compute]) => compute)
  return {
    names: features.map(([name]) => name),
    fill: (context, row, at) => {
      for (let i = 0; i < computes.length; i++) row[at + i] = (computes[i] as Feature[1])(context)
    },
  }
}

/**
 * Which text introduces each container: its own first text, or the short text directly before it. Rows of distances, in
 * containers outwards, to the nearest container with such an introduction.
 */
export interface LeadIns {
  readonly opened: Uint8Array
  readonly labelled: Uint8Array
}
