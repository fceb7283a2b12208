import { normalise, termsOf } from '@gaplens/text/terms'

/** Pairs of characters of a currency: that two texts give prices does not make them about one subject. */
const CURRENCY = /^(?:[十百千萬億][日美韓歐台港]?[元圓幣]?|[日美韓歐台港新][元圓幣]|[元圓])$/u

/** A topic by its names and by Google's statements about it. */
interface SpokenTopic {
  readonly name: string
  readonly aliases: readonly string[]
  readonly statements: readonly { readonly text: string }[]
}

/** Whether a reader would see why a passage is shown for a topic: its heading names the topic, or it contains a word of it. */
export function isVisiblyAbout(
  passage: { readonly heading: string; readonly text: string },
  topic: SpokenTopic,
  keyword: string,
): boolean {
  const isHeaded = topic.name !== '' && normalise(passage.heading).includes(normalise(topic.name))
  return isHeaded || sharesTopicWords(passage.text, topic, keyword)
}

/**
 * Whether a passage contains a word of a topic's names or of Google's statements about it; words of the keyword do not count.
 * Without such a word, readers would not see why the passage is shown as the nearest.
 */
export function sharesTopicWords(text: string, topic: SpokenTopic, keyword: string): boolean {
  const named = [topic.name, ...topic.aliases, ...topic.statements.map((statement) => statement.text)]
  const common = new Set(termsOf(keyword))
  const own = new Set(
    named
      .flatMap(termsOf)
      .filter((term) => [...term].length > 1 && !common.has(term) && !CURRENCY.test(term)),
  )
  return termsOf(text).some((term) => own.has(term))
}
