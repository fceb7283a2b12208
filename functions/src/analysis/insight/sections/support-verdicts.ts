import type { Support } from '@gaplens/contracts/analysis/report'

/** What the report says of a page beside a statement, in the order in which verdicts are counted. */
export const VERDICTS = ['找到相符段落', '部分相符', '數字不同', '另有說法', '未能核對'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The verdict that stands beside a statement: a figure that differs and a passage that says otherwise are told, and so counted as such. */
export function verdictOf({ level, otherFigures = [], passageId }: Support): Verdict {
  if (level === 'found') return '找到相符段落'
  if (otherFigures.length > 0) return '數字不同'
  if (level === 'partly') return '部分相符'
  return level === 'unverified' && passageId !== null ? '另有說法' : '未能核對'
}
