import { isMostlyUnsure, unsureTopics } from '@gaplens/report/model/standing'
import { FEW_SOURCES } from '../../numbers-of-sources.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { pageNumber } from '../facts/reported-values.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { quoteList } from '../facts/wording.ts'
import { absentWord, isAnotherName } from './keyword-in-text.ts'

/** What the report cannot be sure of: few sources, other words, a score that may be too low, and passages that are alike in words only. */
export function writeUnsure(view: View, plans: readonly GapPlan[]): string[] {
  const near = plans.filter(({ ownPassage }) => ownPassage !== null).map(({ gap }) => gap.name)
  const few =
    view.othersRead.length < FEW_SOURCES
      ? [`只讀到 ${view.othersRead.length} 個來源，結論的代表性有限。`]
      : []
  const judged =
    near.length === 0
      ? []
      : [
          `${quoteList(near, 4)}在您的網頁有用詞相近的段落：可能已談到，也可能只是字面像，由您判斷（報告裡並列了兩邊的原文）。`,
        ]
  return [...few, ...otherWords(view), ...underrated(view), ...judged]
}

/** Among fewer sources no word is the usual one. */
const SOURCES_MIN = 5

/** That the page never uses a main word of the keyword, as most sources do. */
function otherWords(view: View): string[] {
  const { input, user, othersRead } = view
  if (user === null || othersRead.length < SOURCES_MIN) return []
  const wordingOf = ({ page }: ReadSource) => ({
    title: page.title,
    text: page.text,
    headings: page.blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])).join('\n'),
  })
  const absent = absentWord(input.keyword, wordingOf(user), othersRead.map(wordingOf))
  if (absent === null) return []
  const another = othersRead.find(({ page }) => isAnotherName(absent.word, page.text, user.page.text))
  const same =
    another === undefined
      ? '若說的是同一件事，也請用這個詞'
      : `${pageNumber(view, another.id)} 寫明您用的詞是它的別稱，也請用這個詞`
  return [
    `您的標題與正文沒有寫過「${absent.word}」，${othersRead.length} 個來源中有 ${absent.count} 個寫：涵蓋度可能因此低估，${same}。`,
  ]
}

/** That the score may be too low: a page in words of its own covers more than a comparison of words finds. */
function underrated({ topics, user }: View): string[] {
  const unsure = unsureTopics(topics, user?.id)
  const lacked = topics.filter(({ cells }) =>
    cells.some(({ pageId, level }) => pageId === user?.id && level === 'absent'),
  ).length
  const sure = lacked > unsure ? `（另有 ${lacked - unsure} 個很可能未談）` : ''
  return isMostlyUnsure(topics, user?.id)
    ? [
        `${topics.length} 個主題中有 ${unsure} 個只能說「可能未談」${sure}：您的網頁若用自己的話寫過，涵蓋度會低估，補寫前請先確認。`,
      ]
    : []
}
