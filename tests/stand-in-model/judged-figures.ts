import { sameFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** Figures of a case on which its sources disagree, on one subject. */
export interface TrueConflict {
  readonly topic: string
  readonly figures: readonly string[]
}

/** A passage or a statement as a prompt shows it, with the subjects that it is about. */
export interface ShownText {
  readonly passage?: number
  readonly statement?: string
  readonly text: string
  readonly marks: ReadonlySet<string>
}

/** How a judge errs: whether it does this time, and one of several by chance. */
interface Chance {
  errs(): boolean
  pick<Item>(items: readonly Item[]): Item | undefined
}

/**
 * What a judge answers of figures that measure one thing: those of a case's conflicts that a prompt shows. Erring, it calls figures
 * of two subjects one thing instead.
 */
export function judgedFigures(
  conflicts: readonly TrueConflict[],
  shown: readonly ShownText[],
  nameOf: (topic: string) => string,
  chance: Chance,
): object[] {
  const given = shown.flatMap((each) => readFigures(each.text).map((figure) => ({ ...each, figure })))
  return conflicts.flatMap(({ topic, figures }) => {
    const values = figures.flatMap((text) =>
      readFigures(text)
        .slice(0, 1)
        .map((figure) => ({ text, figure })),
    )
    const right = given.filter(
      ({ marks, figure }) => marks.has(topic) && values.some((value) => isValue(value, figure)),
    )
    const told = chance.errs() ? twoByChance(given, chance) : right
    return told.length < 2 ? [] : [answer(nameOf(topic), told)]
  })
}

/** Whether a figure is one of a conflict's, or a range with it at an end. */
function isValue({ text, figure: value }: { text: string; figure: Figure }, figure: Figure): boolean {
  return (
    sameFigure(value, { ...figure, per: value.per }) ||
    figure.text.replaceAll(' ', '').includes(text.replaceAll(' ', ''))
  )
}

type Given = ShownText & { readonly figure: Figure }

function twoByChance(given: readonly Given[], chance: Chance): Given[] {
  const one = chance.pick(given)
  const other = chance.pick(given.filter(({ figure }) => figure.dimension === one?.figure.dimension))
  return one && other ? [one, other] : []
}

function answer(name: string, given: readonly Given[]): object {
  return {
    name,
    passages: given.flatMap(({ passage, figure }) =>
      passage === undefined ? [] : [{ passage, figure: figure.text }],
    ),
    statements: given.flatMap(({ statement, figure }) =>
      statement === undefined ? [] : [{ statement, figure: figure.text }],
    ),
  }
}
