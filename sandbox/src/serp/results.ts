import type { Page, Site } from '../content/blocks.ts'
import type { Topic } from '../topics.ts'
import { supports } from './choose-plan.ts'
import { hash } from './hash.ts'
import { pageRelevance } from './match.ts'

const MAX_ORGANIC = 10
/** Subtracted from the relevance of client pages, which rank low in reality too. */
const CLIENT_HANDICAP = 0.35

/**
 * Organic results: the pages of the topic by relevance. Without a topic they are the pages that share words with the
 * keyword, and the front pages of the sites, because a search engine hardly ever returns nothing.
 */
export function organicResults(keyword: string, topic: Topic | null, sites: readonly Site[]): object[] {
  const all = sites.flatMap((site) => site.pages)
  const scored = all
    .filter((page) => page.kind === 'content' || page.kind === 'client')
    .map((page) => ({
      page,
      score:
        pageRelevance(keyword, page) +
        (topic !== null && page.topic === topic.id ? 1 : 0) +
        (hash(keyword + page.url) % 100) / 1_000 -
        (page.kind === 'client' ? CLIENT_HANDICAP : 0),
    }))
    .filter(({ page, score }) => (topic === null ? score > 0.2 : page.topic === topic.id))
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page)
  const fronts = all.filter((page) => page.kind === 'home' && topic === null)
  return [...scored, ...fronts].slice(0, MAX_ORGANIC).map((page, at) => organic(page, at + 1, sites))
}

function organic(page: Page, position: number, sites: readonly Site[]): object {
  const site = sites.find((each) => each.host === page.host)
  return {
    position,
    title: page.title,
    link: page.url,
    redirect_link: `https://www.google.com.tw/url?sa=t&url=${encodeURIComponent(page.url)}`,
    displayed_link: `https://${page.host}`,
    favicon: `https://${page.host}/favicon.ico`,
    ...(page.published === '' ? {} : { date: page.published.replaceAll('-', '/') }),
    snippet: page.description || page.evidence[0]?.text || site?.tagline || page.title,
    source: site?.name ?? page.host,
  }
}

/** The "People also ask" questions of a topic. The token leads to an overview that answers one of them. */
export function relatedQuestions(
  topic: Topic,
  pages: readonly Page[],
  tokenFor: (question: string) => string,
): object[] {
  const statements = topic.sections.flatMap((section) => section.statements)
  const answered = topic.questions.flatMap(({ question, statement }) => {
    const said = statements.find((each) => each.id === statement)
    const page = said && pages.find((each) => each.kind === 'content' && supports(each, said))
    return said && page ? [{ question, said, page }] : []
  })
  return answered.map(({ question, said, page }, at) =>
    at === answered.length - 1
      ? { question, type: 'ai_overview', page_token: tokenFor(question) }
      : {
          question,
          type: 'featured_snippet',
          snippet: said.text,
          title: page.title,
          link: page.url,
          displayed_link: `https://${page.host}`,
        },
  )
}
