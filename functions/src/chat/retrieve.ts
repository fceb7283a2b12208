import { type Bag, Vocabulary } from '@gaplens/text/bags'
import { Collection } from '@gaplens/text/bm25'
import { charactersOf, termsOf } from '@gaplens/text/terms'
import { type ChatLanguage, KNOWLEDGE, type KnowledgeItem } from './knowledge.ts'

export interface Match {
  readonly item: KnowledgeItem
  /** BM25 of the best matching wording of the item's question. */
  readonly score: number
  /** Share of the IDF weight of the question's terms that the item holds, 0–1. */
  readonly share: number
}

interface Asked {
  readonly item: KnowledgeItem
  readonly bag: Bag
}

interface Index {
  readonly asked: readonly Asked[]
  readonly vocabulary: Vocabulary
  readonly questions: Collection
}

/** Words that mark a question or a request and say nothing about its subject. */
const QUESTION_WORDS = new Set([
  '多少',
  '多',
  '少',
  '何',
  '如',
  '幾',
  '問',
  '請',
  '想',
  'me',
  'please',
  'tell',
  'give',
  'write',
])

/** The terms of a question. Single characters are added, because a short question may share no pair of them with an item. */
function termsOfQuestion(text: string): string[] {
  const words = text.replace(/E-E-A-T/gi, 'EEAT')
  return [...termsOf(words), ...charactersOf(words)].filter((term) => !QUESTION_WORDS.has(term))
}

function buildIndex(language: ChatLanguage): Index {
  const vocabulary = new Vocabulary()
  const asked = KNOWLEDGE.flatMap((item) =>
    item[language].asked.map((text) => ({
      item,
      bag: vocabulary.bagOf((take) => {
        termsOfQuestion(text).forEach(take)
      }),
    })),
  )
  const questions = new Collection(
    asked.map(({ bag }) => bag),
    vocabulary.size,
  )
  return { asked, vocabulary, questions }
}

const INDEXES = new Map<ChatLanguage, Index>()

function indexOf(language: ChatLanguage): Index {
  let index = INDEXES.get(language)
  if (index === undefined) {
    index = buildIndex(language)
    INDEXES.set(language, index)
  }
  return index
}

/** The items that match a question, best first, each once. A term that no item holds lowers the share of all of them. */
export function retrieve(question: string, language: ChatLanguage): Match[] {
  const { asked, vocabulary, questions } = indexOf(language)
  const times = new Map<string, number>()
  for (const term of termsOfQuestion(question)) times.set(term, (times.get(term) ?? 0) + 1)
  const terms = [...times].map(([term, count]) => ({ term, count, id: vocabulary.numberOf(term) ?? UNKNOWN }))
  const weights = new Map(terms.filter(({ id }) => id !== UNKNOWN).map(({ id, count }) => [id, count]))
  const rarity = (some: readonly { id: number }[]) => some.reduce((sum, { id }) => sum + questions.idf(id), 0)
  const total = rarity(terms)
  const best = new Map<string, Match>()
  for (const { item, bag } of asked) {
    const score = questions.score(weights, bag)
    if (score === 0) continue
    const found = terms.filter(({ id }) => bag.has(id))
    // One shared character alone is a coincidence.
    if (found.length < 2 && !found.some(({ term }) => term.length > 1)) continue
    const share = total === 0 ? 0 : rarity(found) / total
    const known = best.get(item.id)
    if (known === undefined || score > known.score) best.set(item.id, { item, score, share })
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

/** The number of a term that no item holds. */
const UNKNOWN = -1

/** One Chinese character is enough to make a question Chinese, since most Chinese questions of this field hold English words. */
export function languageOf(text: string): ChatLanguage {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}
