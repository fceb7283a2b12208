import type { Statement, Support } from '@gaplens/contracts/analysis/report'
import { pageNumber, type ReportModel } from '../model/report-model.ts'
import {
  ownSupportText,
  relevantSupport,
  statementsIntro,
  supportPassages,
  supportVerdict,
  unquotedNote,
  unreadCited,
} from '../model/support.ts'
import { AI_VIEW_TEXT, ANNEX_TEXT } from '../text/report-text.ts'
import { type Block, type Inline, muted, strong, type Tone, tag } from './blocks.ts'
import { evidence } from './parts.ts'
import type { QuoteIndex } from './quote-index.ts'
import { quotedAbove } from './quoted-above.ts'

const TONES: Record<Support['level'], Tone> = {
  found: 'good',
  partly: 'fair',
  unverified: 'calm',
  absent: 'calm',
}

/** Each statement of the AI Overview, how far the cited pages support it, and the quotes that no earlier part contains. */
export function statementBlocks(
  model: ReportModel,
  all: readonly Statement[],
  share: number | null,
  quoteIndex: QuoteIndex,
): Block[] {
  const ownId = model.ownPage?.id
  return [
    muted(
      statementsIntro(model.result),
      ...(share === null ? [] : [strong(AI_VIEW_TEXT.supported(Math.round(share * 100)))]),
    ),
    ...all.map((statement, index): Block => {
      const support = relevantSupport(statement, ownId)
      const passages = supportPassages(model, support)
      const before = quoteIndex.quotedBefore(passages)
      const found = quoteIndex.quote(passages, ANNEX_TEXT.statementPart(index + 1))
      const levels = support.flatMap((each): Inline[] => {
        const { pageId, level } = each
        const page = model.pages.get(pageId)
        const name =
          pageId === ownId || !page ? ownSupportText(statement, each).name : pageNumber(model, pageId)
        const verdict = supportVerdict(model, statement, each)
        const note = unquotedNote(each)
        return [`　${name}\u00a0`, tag(verdict, TONES[level]), ...(note === '' ? [] : [note])]
      })
      const unread = unreadCited(model, statement).flatMap(({ id }): Inline[] => [
        `　${pageNumber(model, id)}\u00a0`,
        tag(AI_VIEW_TEXT.unread, 'calm'),
      ])
      const none = statement.citedPageIds.length === 0 ? [`　${AI_VIEW_TEXT.noCitation}`] : []
      return {
        kind: 'item',
        mark: `${index + 1}.`,
        blocks: [
          {
            kind: 'paragraph',
            line: [statement.text, ...levels, ...unread, ...none],
          },
          ...evidence(AI_VIEW_TEXT.evidence(found.length), found),
          ...quotedAbove(model, before, quoteIndex),
        ],
      }
    }),
  ]
}
