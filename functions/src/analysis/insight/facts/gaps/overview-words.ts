import { normalise } from '@gaplens/text/terms'
import { withinWidth } from '../facts.ts'
import type { Subject } from '../mention.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'

/** What the AI Overview says about a gap. */
export interface OverviewWords {
  readonly text: string
  /** How far the pages that it cites bear it out. */
  readonly level: 'found' | 'partly' | 'unverified'
}

/** What the AI Overview says about a subject; null when it does not name it. */
export function overviewOf(view: View, { names }: Subject): OverviewWords | null {
  const { statements } = view.input.coverage.report
  // The name in the report first: another name may be that of a neighbour too.
  const [said] = names
    .filter((name) => name.length > 1)
    .flatMap((name) => {
      // Its own label before a mention: 「工具：攪拌器」 contains the name 「攪拌」 too.
      const labelled = statements.find(({ text }) => labelOf(text) === name)
      return labelled ?? statements.find(({ text }) => text.includes(name)) ?? []
    })
  return said === undefined
    ? null
    : {
        text: withinWidth(withoutName(oneLine(said.text), names[0] ?? '')),
        level:
          (['found', 'partly'] as const).find((level) => said.support.some((each) => each.level === level)) ??
          'unverified',
      }
}

/** What a statement of the AI Overview has before its colon; empty if it has none. */
function labelOf(text: string): string {
  return /^([^：:]{1,20})[：:]/u.exec(text)?.[1]?.trim() ?? ''
}

/**
 * A statement without the subject's name at its beginning, which the report has already named. Another of its names stays: 「疥癬：劇烈搔癢」
 * is not true of all that 「疥癬蟲與毛囊蟲」 names.
 */
function withoutName(text: string, name: string): string {
  const [, label = '', rest = ''] = /^([^：:]{1,20})[：:]\s*(.+)$/su.exec(text) ?? []
  return normalise(label) === normalise(name) ? rest : text
}
