import type { HighlightedPassage, Passage } from '@gaplens/contracts/analysis/report'
import { truncate } from '../text/truncate.ts'
import { passagesOf, type ReportModel } from './report-model.ts'

export const HIGHLIGHT_TEXT = {
  title: 'Google 指向的段落',
  intro:
    'AI Overview 的連結直接指向這些原文。每一段下方是您的網頁最接近的段落；沒有的，您談到了嗎？請您確認。',
  noneNear: '程式在您的網頁沒找到夠接近的段落。',
}

const KIND_TEXT: Record<HighlightedPassage['kind'], string> = {
  definition: '定義',
  figure: '數字',
  step: '步驟',
  comparison: '比較',
  statement: '說明',
}

/** How many characters of a passage its title shows. */
const SHOWN = 24

/** The passages that Google's links highlight, each with its kind and first words as title, and the user's most similar. */
export function highlightedPassages(
  model: ReportModel,
): { title: string; passage: Passage; closest: Passage | null }[] {
  return (model.result.evidence?.pointed ?? []).flatMap(({ passageId, kind, closestPassageId }) =>
    passagesOf(model, [passageId]).map((passage) => ({
      title: `${KIND_TEXT[kind]}：${truncate(passage.quote, SHOWN)}`,
      passage,
      closest: passagesOf(model, [closestPassageId])[0] ?? null,
    })),
  )
}
