import { isMostlyUnsure, unsureTopics } from '@gaplens/report/model/standing'
import { FEW_SOURCES } from '../../numbers-of-sources.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { leftOutMark } from '../facts/gaps/left-out-class.ts'
import { scopeMark } from '../facts/gaps/scope-of-page.ts'
import { pageNumber } from '../facts/reported-values.ts'
import { type ReadSource, sourcePage, type View } from '../facts/view.ts'
import { quoted, quoteList } from '../facts/wording.ts'
import { isFitToRecommend } from '../quotable/fit-to-recommend.ts'
import { absentWord, isAnotherName } from './keyword-in-text.ts'
import { scopeOf } from './scope-rule.ts'

/**
 * What the report cannot be sure of: few sources, other words, a score that may be too low, passages that are alike in words only, and whether what a
 * page tells holds for the reader.
 */
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
  return [...few, ...otherWords(view), ...underrated(view), ...judged, ...scopes(view, plans)]
}

/** The beginnings of so many pages are told, in at most so many characters each. */
const SCOPES_MAX = 3
const SCOPE_MAX = 60

/**
 * For what the pages hold by their own beginning from which the outline takes its facts: 「本要點適用於既有建築物之車庫」. A page whose mark says it already is left
 * out. Of 95 reports a third have such pages.
 */
function scopes(view: View, plans: readonly GapPlan[]): string[] {
  const used = new Set(
    plans.flatMap(({ facts, quote }) =>
      [...facts, ...(quote === null ? [] : [quote])].map(({ pageId }) => pageId),
    ),
  )
  const told = view.othersRead.flatMap(({ id }) => {
    const page = used.has(id) ? sourcePage(view, id) : undefined
    if (page === undefined || leftOutMark(page) !== null || scopeMark(page, view.input.keyword) !== null)
      return []
    const scope = scopeOf(page)
    const isShown =
      /適用/u.test(scope) && scope.length <= SCOPE_MAX && isFitToRecommend(scope, { heading: '' })
    return isShown ? [`${pageNumber(view, id)}「${quoted(scope.replace(/。$/u, ''))}」`] : []
  })
  return told.length === 0
    ? []
    : [`有來源開頭寫明適用範圍，引用前先確認適用您的讀者：${told.slice(0, SCOPES_MAX).join('；')}。`]
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
