import type { FigureGroup, Passage, Topic } from '@gaplens/contracts/analysis/report'
import type { Coverage } from '@gaplens/coverage/build'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import type { figureContexts } from '@gaplens/coverage/figures/figure-context'
import { sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import { showFigure } from '@gaplens/coverage/figures/show-figure'
import { isOfOtherKind } from './other-kind.ts'

/** Weight of a figure that stands in a topic's passage or under its heading, and of one beside which a word of its name stands. */
const INSIDE = 1
const NAMED = 0.5
/** The least weight of a figure on average at which its group is of the topic. */
const MEAN_MIN = 0.5

/** A topic with its passages on all pages and the words of its names. */
interface KnownTopic {
  readonly topic: Topic
  readonly passages: readonly Passage[]
  readonly words: ReturnType<typeof wordsOf>
}

/**
 * Prepares the search for the topic whose passages and statements most figures of one quantity stand in or beside. The search gives its id;
 * null where no topic is so, or where its name is of another kind of figure.
 */
export function figureTopics(
  { report, passages }: Coverage,
  contextOf: ReturnType<typeof figureContexts>,
): (claims: readonly FigureClaim[]) => string | null {
  const quoted = new Map(passages.map((passage) => [passage.id, passage]))
  const topics = report.topics.map(
    (topic): KnownTopic => ({
      topic,
      passages: topic.cells.flatMap(({ passageId }) => quoted.get(passageId ?? '') ?? []),
      words: wordsOf([topic.name, ...topic.aliases].join(' ')),
    }),
  )
  const isInside = (claim: FigureClaim, known: KnownTopic) =>
    known.passages.some((passage) => isIn(claim, passage)) ||
    (claim.sourceId === OVERVIEW && contextOf(claim).subjects.has(known.topic.id))
  return (claims) => {
    const rated = topics.map((known) => ({
      topic: known.topic,
      rate: claims.reduce(
        (sum, claim) =>
          sum + (isInside(claim, known) ? INSIDE : 0) + (isNamedBeside(claim, known) ? NAMED : 0),
        0,
      ),
    }))
    const [best] = rated.sort((a, b) => b.rate - a.rate)
    const shown = claims.map(({ figure }) => showFigure(figure))
    return best !== undefined &&
      best.rate >= claims.length * MEAN_MIN &&
      !isOfOtherKind(best.topic.name, shown)
      ? best.topic.id
      : null
  }
}

/** Whether a figure stands in a passage, or in its section. */
function isIn({ sourceId, sentence, heading }: FigureClaim, passage: Passage): boolean {
  return (
    passage.pageId === sourceId &&
    (passage.quote.includes(sentence) || (passage.heading !== '' && passage.heading === heading))
  )
}

function isNamedBeside({ heading, bare }: FigureClaim, { topic, words }: KnownTopic): boolean {
  const around = `${heading} ${bare}`
  return around.includes(topic.name) || sharedWords(words, wordsOf(around), '').length > 0
}

/** A topic with the figures that pages give of it. */
export function withTopicFigures(topic: Topic, groups: readonly FigureGroup[]): Topic {
  const own = groups.filter(({ topicId }) => topicId === topic.id)
  return {
    ...topic,
    figures: own.flatMap(({ figures }) =>
      figures.flatMap(({ pageId, passageId, value, unit, date }) =>
        pageId === null || passageId === null ? [] : [{ pageId, passageId, value, unit, date }],
      ),
    ),
    figuresDisagree: own.some(({ disagree }) => disagree),
  }
}
