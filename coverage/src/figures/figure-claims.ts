import type { Figure } from '@gaplens/text/figures/figure'

/** The `sourceId` of figures that the AI Overview states. */
export const OVERVIEW = 'overview'

/** A figure as a page or the AI Overview states it, with the words around it. */
export interface FigureClaim {
  /** A page's id, or `OVERVIEW`. */
  readonly sourceId: string
  readonly figure: Figure
  /** Range of the sentence that states it: in the page's text, or in the overview's block. */
  readonly start: number
  readonly end: number
  /** Where the whole sentence begins, of which semicolons join several. */
  readonly whole: number
  readonly sentence: string
  readonly heading: string
  /** Of the page; empty for the overview. */
  readonly title: string
  /**
   * The figure's own clause and the whole sentence, figures replaced by blanks. The clause of a figure without words includes its
   * label: the words before its colon, or the first cell of its row and the head of its column.
   */
  readonly clause: string
  readonly bare: string
  /** The other figures of the clause, which may be conditions of this one. */
  readonly beside: readonly Figure[]
  /** The other figures of the sentence: of a rule that several have to meet, they are its other conditions. */
  readonly inSentence: readonly Figure[]
  /** It only says in which case another figure holds (see `caseOf`, `bandColumns`). */
  readonly isCase: boolean
  /** The cases for which the sentence or the table row gives this figure, if they are of its own dimension: a seniority for a notice. */
  readonly cases: readonly Figure[]
  /** In a table, what its row is about, and the name of its column; else empty. */
  readonly row: string
  readonly column: string
  /** The writer reports a personal experience, which contradicts no other source. */
  readonly anecdote: boolean
  /** The sentence itself says that a newer value replaced this one: 「由 98,000 元升為 104,000 元」. */
  readonly superseded: boolean
  /** Whether its page tells what holds in 「本市」 or in 「本縣」. */
  readonly ownPlace?: string
  /** The latest year mentioned in the sentence. */
  readonly spokenYear: number | null
}
