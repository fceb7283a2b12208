import { identicalUnit } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { LATIN_UNITS } from '@gaplens/text/figures/units'
import { normalise, termsOf } from '@gaplens/text/terms'
import { cleanHeading } from './headings.ts'

/** Terms of figures and their units: that two texts give prices or times does not make them about one subject. */
const FIGURE =
  /^\d|^[〇零一二兩三四五六七八九十百千萬億半到][〇零一二兩三四五六七八九十百千萬億半到年月週天日時分秒元圓塊歲度公米尺坪倍]?$|^[十百千萬億]?[日美韓歐台港新]?[元圓幣]$|^公[斤克升尺分里噸]$|^毫[升克米]$|^(?:分鐘|小時|超過|不到|未滿|至少|最多|低於|高於)$/u

/** An English unit after a number or "an", "every": "2 inches", "an hour". A unit alone may be the thing itself: a foot, a cup. */
const LATIN_MEASURE = new RegExp(
  `(?<=\\d[\\s-]?|\\b(?:an?|per|each|every)\\s)(?:${[...LATIN_UNITS].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'giu',
)

/** A figure of one: 「一次」, 「每天」. */
const ONE = /^[^\d〇零二兩三四五六七八九十百千萬億半]*[一1]?[^\d〇零二兩三四五六七八九十百千萬億半]*$/u
/** The share of the larger by which equal numbers may differ: 30 days and a month. */
const SAME = 0.02

/** A topic by its names and by Google's statements about it. */
interface SpokenTopic {
  readonly name: string
  readonly aliases: readonly string[]
  readonly statements: readonly { readonly text: string }[]
}

/**
 * Whether a reader would see why a passage is shown for a topic: its heading names the topic or is one of its names, or it
 * contains a word of it.
 */
export function isVisiblyAbout(
  passage: { readonly heading: string; readonly text: string },
  topic: SpokenTopic,
  keyword: string,
): boolean {
  const heading = normalise(cleanHeading(passage.heading))
  const isHeaded =
    heading !== '' &&
    ((topic.name !== '' && heading.includes(normalise(topic.name))) ||
      topic.aliases.some((alias) => normalise(alias) === heading))
  return isHeaded || sharesTopicWords(passage.text, topic, keyword)
}

/**
 * Whether a passage contains a word of a topic's names or of Google's statements about it; words of the keyword do not count.
 * Without such a word, readers would not see why the passage is shown as the nearest.
 */
export function sharesTopicWords(text: string, topic: SpokenTopic, keyword: string): boolean {
  const stated = topic.statements.map((statement) => statement.text)
  const isNamed = hasWordOf(text, [topic.name, ...topic.aliases, ...stated], keyword)
  // The figure of a heading or a question limits a case: 「超過一千度還能做嗎？」.
  return isNamed || sharesFigure(text, [topic.name, ...stated])
}

/** Whether a text contains a word of a topic's name or of what Google says and is asked of it. The headings of its pages do not count. */
export function sharesOwnWords(
  text: string,
  topic: Pick<SpokenTopic, 'name' | 'statements'> & { readonly questions: readonly string[] },
  keyword: string,
): boolean {
  const named = [topic.name, ...topic.questions, ...topic.statements.map((statement) => statement.text)]
  return hasWordOf(text, named, keyword)
}

/** Whether a text contains a word of others; words of the keyword and of figures do not count. */
function hasWordOf(text: string, named: readonly string[], keyword: string): boolean {
  const common = new Set(termsOf(keyword))
  const subjectTerms = (said: string) => termsOf(said.replace(LATIN_MEASURE, ' '))
  const own = new Set(
    named
      .flatMap(subjectTerms)
      .filter((term) => [...term].length > 1 && !common.has(term) && !FIGURE.test(term)),
  )
  return subjectTerms(text).some((term) => own.has(term))
}

/** Whether a text gives a figure that others give too. That both say 「一年」 or 「一次」 means nothing. */
function sharesFigure(text: string, others: readonly string[]): boolean {
  const given = figuresIn(text)
  return given.length > 0 && others.flatMap(figuresIn).some((each) => given.some((one) => isEqual(one, each)))
}

function figuresIn(text: string): Figure[] {
  return readFigures(text).filter((each) => !ONE.test(each.text))
}

/** Whether two figures have one number and unit, whatever the number limits. */
function isEqual(a: Figure, b: Figure): boolean {
  const slack = a.dimension === 'year' ? 0 : SAME * Math.max(a.value, b.value)
  return identicalUnit(a, b) && Math.abs(a.value - b.value) <= slack
}
