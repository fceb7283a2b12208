import type { Page } from '../content/blocks.ts'
import { plainText } from '../content/inline.ts'
import type { Section, Topic } from '../topics.ts'

/** Words that say nothing about the subject. They are removed before a keyword is split. */
const FILLER =
  /怎麼樣|怎麼|怎樣|如何|什麼|甚麼|哪些|哪裡|哪個|多少|為什麼|可以|需要|應該|推薦|教學|方法|技巧|介紹|是不是|一定|請問|新手|入門|好用|第一次|我家|在家|家裡|一個|一杯|一台|嗎|呢|的|要|會|了|我|想/g

/** NFKC, lower case, one space. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Latin words, and pairs of neighbouring Chinese characters. */
export function terms(text: string): string[] {
  const runs =
    normalise(text)
      .replace(FILLER, ' ')
      .match(/[a-z0-9]+|\p{Script=Han}+/gu) ?? []
  return runs.flatMap((run) => {
    if (/^[a-z0-9]/.test(run)) return [run]
    return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
  })
}

/** Whether a keyword contains an alias. `甲+乙` needs both words, in any order. */
export function holdsAlias(keyword: string, alias: string): boolean {
  const withoutSpaces = normalise(keyword).replaceAll(' ', '')
  return alias.split('+').every((part) => withoutSpaces.includes(normalise(part).replaceAll(' ', '')))
}

/** A keyword is about the topic when the topic knows at least this share of its terms. */
const TOPIC_FROM = 0.5

/** The topic of a keyword; null when there is none. It needs an alias, or a core word and half of its terms. */
export function matchTopic(keyword: string, topics: readonly Topic[], pages: readonly Page[]): Topic | null {
  const wanted = [...new Set(terms(keyword))]
  const words = topics.map((topic) => vocabulary(topic, pages))
  const scored = topics.map((topic, at) => {
    const aliases = topic.aliases.filter((alias) => holdsAlias(keyword, alias)).length
    const known = wanted.filter((term) => words[at]?.has(term))
    // A term that several topics use says less about which one is meant.
    const weights = known.map((term) => 1 / words.filter((set) => set.has(term)).length)
    const share = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, wanted.length)
    const core = topic.core.some((word) => holdsAlias(keyword, word))
    return { topic, score: aliases > 0 ? 1 + aliases / 10 + share : core ? share : 0 }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= TOPIC_FROM ? best.topic : null
}

/** Caches a computation on content, which does not change while the server runs. */
function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    kept.set(key, value)
    return value
  }
}

const topicTerms = once(
  (topic: Topic) =>
    new Set([
      ...topic.aliases.flatMap(terms),
      ...topic.sections.flatMap((section) => [section.heading, ...section.aliases].flatMap(terms)),
    ]),
)
const sectionTerms = once(
  (section: Section) =>
    new Set([section.heading, ...section.statements.map((each) => each.text)].flatMap(terms)),
)
const frontTerms = once((page: Page) => new Set([page.title, ...page.tags].flatMap(terms)))
const headingTerms = once(
  (page: Page) =>
    new Set(
      page.parts.flatMap((part) =>
        part.blocks.flatMap((block) => (block.kind === 'heading' ? terms(plainText(block.text)) : [])),
      ),
    ),
)

function vocabulary(topic: Topic, pages: readonly Page[]): Set<string> {
  const own = pages.filter((page) => page.topic === topic.id)
  return new Set([...topicTerms(topic), ...own.flatMap((page) => [...frontTerms(page)])])
}

/** How much of a keyword a section answers: its aliases count most. */
export function sectionRelevance(keyword: string, section: Section): number {
  const named = [section.heading, ...section.aliases].filter((alias) => holdsAlias(keyword, alias)).length
  const wanted = new Set(terms(keyword))
  const said = sectionTerms(section)
  return named * 3 + [...wanted].filter((term) => said.has(term)).length / Math.max(1, wanted.size)
}

/** Share of a keyword's terms that a page's title, tags and headings hold, title and tags counting double. */
export function pageRelevance(keyword: string, page: Page): number {
  const wanted = [...new Set(terms(keyword))]
  if (wanted.length === 0) return 0
  const [front, headings] = [frontTerms(page), headingTerms(page)]
  const score = wanted.reduce((sum, term) => sum + (front.has(term) ? 2 : headings.has(term) ? 1 : 0), 0)
  return score / (2 * wanted.length)
}
