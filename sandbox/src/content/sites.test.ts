import { describe, expect, it } from 'vitest'
import { renderPage } from '../sites.ts'
import { loadTopics } from '../topics.ts'
import type { Page } from './blocks.ts'
import { plainText } from './inline.ts'
import { blockTexts, loadSites } from './load.ts'

const sites = loadSites()
const pages = sites.flatMap((site) => site.pages)
const samples = pages.filter((page) => page.kind === 'content' || page.kind === 'client')
const topics = loadTopics()

const words = (page: Page) =>
  page.parts
    .flatMap((part) => part.blocks.flatMap(blockTexts))
    .map(plainText)
    .join('')

describe('the sample sites', () => {
  it('hold at least 45 pages on 3 topics and a dozen sites', () => {
    expect(samples.length).toBeGreaterThanOrEqual(45)
    expect(sites.length).toBeGreaterThanOrEqual(15)
    for (const topic of topics)
      expect(samples.filter((page) => page.topic === topic.id).length, topic.id).toBeGreaterThanOrEqual(15)
  })

  it.each(samples.map((page) => [page.url, page] as const))(
    '%s has 600 to 2,500 characters',
    (_url, page) => {
      expect(words(page).length).toBeGreaterThanOrEqual(600)
      expect(words(page).length).toBeLessThanOrEqual(2_500)
    },
  )

  it('have only one page for each address', () => {
    expect(new Set(pages.map((page) => page.url)).size).toBe(pages.length)
  })

  it('mark only statements that a topic has, and each statement on two pages at least', () => {
    const statements = new Set(
      topics.flatMap((topic) => topic.sections).flatMap((section) => section.statements.map(({ id }) => id)),
    )
    for (const page of pages)
      for (const each of page.evidence) expect(statements, page.url).toContain(each.statement)
    const alone = [...statements].filter(
      (id) => samples.filter((page) => page.evidence.some((each) => each.statement === id)).length < 2,
    )
    expect(alone).toEqual([])
  })

  it('have for each topic a client page that covers less than any cited page, without saying so', () => {
    for (const topic of topics) {
      const clients = samples.filter((page) => page.topic === topic.id && page.kind === 'client')
      expect(clients.length, topic.id).toBeGreaterThanOrEqual(1)
      for (const client of clients) expect(client.evidence).toEqual([])
    }
  })

  it.each(sites.map((site) => [site.host, site] as const))(
    '%s leaks no mark, and names an author it knows',
    (_host, site) => {
      for (const page of site.pages) {
        expect(renderPage(site, page), page.url).not.toMatch(/\{[a-z0-9-]+\||\*\*|undefined|\[object/)
        if (page.author !== null) expect(site.authors.map((author) => author.id)).toContain(page.author)
      }
    },
  )

  it('differ in their markup: two sites share hardly any class name', () => {
    const classes = sites.map((site) => {
      const page = site.pages.find((each) => each.kind !== 'home' && each.kind !== 'info')
      const names = page
        ? [...renderPage(site, page).matchAll(/class="([^"]*)"/g)].flatMap(
            ([, list]) => list?.split(' ') ?? [],
          )
        : []
      return new Set(names)
    })
    for (const [at, own] of classes.entries())
      for (const other of classes.slice(at + 1))
        expect([...own].filter((name) => other.has(name)).length).toBeLessThanOrEqual(4)
  })
})
