import type { Gap } from '@gaplens/contracts/analysis/report'
import { isGenericHeading } from '@gaplens/coverage/headings'
import { isClosingParagraph } from '@gaplens/coverage/topics/overview-statements'
import { normalise, termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'

/** A longer heading of the AI Overview is a sentence and not the heading of a section. */
const HEADING_MAX = 16
/** A heading that tells the form of what follows and no subject. */
const FORM =
  /^(?:各項?|主要|其他|相關|常見|操作|申請|大家(?:最)?)?(?:(?:步驟|流程|重點|要點|注意|事項|說明|整理|提醒|細節|項目|內容|建議|關鍵|摘要|總覽|一覽|疑問|問題|問答|與|和|及|的)+)$/u

/** A heading over more than this share of the texts below headings is that of the whole overview. */
const WHOLE = 0.8

/**
 * The AI Overview's heading of each gap that shares it with another of the given gaps, by topic id. Google has grouped them by
 * subject, so a reader expects them in one section: 「粗細」 and 「現磨」 under 「研磨度」.
 */
export function sharedHeadings(view: View, gaps: readonly Gap[]): ReadonlyMap<string, string> {
  const texts = textsByHeading(view)
  const found = gaps.flatMap((gap) => {
    const heading = headingOf(view, gap, texts)
    return heading === undefined ? [] : [{ id: gap.topicId, heading }]
  })
  const together = Map.groupBy(found, ({ heading }) => heading)
  return new Map(
    [...together.values()]
      .filter(({ length }) => length > 1)
      .flatMap((members) => members.map(({ id, heading }) => [id, heading] as const)),
  )
}

/**
 * The AI Overview's texts below each short heading, without those before the first and the closing paragraph. A heading over nearly
 * all of them, as the only one is, parts no subject from another: 「挑選重點」.
 */
function textsByHeading({ input }: View): ReadonlyMap<string, readonly string[]> {
  const keyword = new Set(termsOf(input.keyword))
  const texts = new Map<string, string[]>()
  let below: string[] | undefined
  let count = 0
  let isBelow = false
  for (const [at, { kind, text }] of input.serp.blocks.entries()) {
    if (kind !== 'heading') {
      if (isBelow && !isClosingParagraph(input.serp.blocks, at)) {
        below?.push(normalise(text))
        count += 1
      }
      continue
    }
    isBelow = true
    const heading = oneLine(text).replace(/[：:]$/u, '')
    const names =
      heading.length <= HEADING_MAX &&
      !isGenericHeading(heading) &&
      !FORM.test(heading) &&
      termsOf(heading).some((term) => !keyword.has(term))
    below = names ? (texts.get(heading) ?? []) : undefined
    if (below !== undefined) texts.set(heading, below)
  }
  return new Map([...texts].filter(([, { length }]) => length <= WHOLE * count))
}

/** The heading that is or contains the gap's name, else the one whose texts name it most often; undefined for a tie. */
function headingOf(view: View, gap: Gap, texts: ReadonlyMap<string, readonly string[]>): string | undefined {
  const topic = view.topic(gap.topicId)
  const same = [...texts.keys()].find((heading) => normalise(heading) === normalise(gap.name))
  if (same !== undefined || topic?.fromOverview !== true) return same
  const names = [gap.name, ...topic.aliases].map(normalise).filter(({ length }) => length > 1)
  if (isOnlyInClosing(view, gap)) return undefined
  const named = [...texts.keys()].filter((heading) =>
    names.some((name) => normalise(heading).includes(name) || name.includes(normalise(heading))),
  )
  if (named.length > 0) return named[0]
  const counted = [...texts]
    .map(([heading, texts]) => ({
      heading,
      count: texts.filter((text) => names.some((name) => text.includes(name))).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [most, next] = counted
  return most === undefined || most.count === 0 || most.count === next?.count ? undefined : most.heading
}

/** Whether the overview mentions a gap's subject only in its closing paragraph. */
function isOnlyInClosing({ input: { serp, coverage } }: View, { topicId }: Gap): boolean {
  const last = serp.blocks.length - 1
  if (!isClosingParagraph(serp.blocks, last)) return false
  const closing = serp.blocks[last]?.text ?? ''
  const stated = coverage.table.topics.find(({ id }) => id === topicId)?.statements ?? []
  return stated.length > 0 && stated.every(({ heading, text }) => heading === '' && closing.includes(text))
}
