import type { FigureMatter } from '@gaplens/contracts/report'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'

const SAYINGS_MAX = 5

/** What is measured: the topic's name, else the words that its sentences share. */
export function matterName(view: View, { topicId, about }: FigureMatter): string {
  const topic = topicId === null ? undefined : view.topic(topicId)
  return topic === undefined ? about.map(oneLine).join('、') : `「${oneLine(topic.name)}」`
}

/** Each value with everyone who gives it; the user's own page is not among the sources. */
export function valuesWithSources(view: View, { figures }: FigureMatter): string[] {
  const others = figures.filter(({ pageId }) => pageId === null || pageId !== view.user?.id)
  return [...Map.groupBy(others, ({ shown }) => shown)]
    .map(([shown, given]) => {
      const who = [
        ...new Set(given.map(({ pageId }) => (pageId === null ? 'AI Overview' : rankOf(view, pageId)))),
      ]
      return `${oneLine(shown)}（${who.join('、')}${given.every(({ outdated }) => outdated) ? '，較舊' : ''}）`
    })
    .slice(0, SAYINGS_MAX)
}

/** Which of the pages that tell their date is the newest; empty where that tells nothing. */
export function newestNote(view: View, { figures }: FigureMatter): string {
  const dated = figures.flatMap(({ pageId, date }) =>
    pageId === null || date === null || pageId === view.user?.id ? [] : [{ pageId, date: date.slice(0, 10) }],
  )
  const [newest, next] = dated.toSorted((a, b) => b.date.localeCompare(a.date))
  return newest === undefined || next === undefined || next.date === newest.date
    ? ''
    : `註明日期的以 ${rankOf(view, newest.pageId)} 較新（${newest.date}）。`
}

function rankOf(view: View, pageId: string): string {
  return `[${view.compared(pageId)?.rank ?? '?'}]`
}
