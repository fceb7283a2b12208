import { describe, expect, it } from 'vitest'
import { loadPlanted } from './planted.ts'

const pages = loadPlanted()

it('has one page a topic', () => {
  expect(pages.map((page) => page.topic).sort()).toEqual(['coffee', 'company', 'dehumidifier'])
})

describe.each(pages.map((page) => [page.topic, page] as const))('the full page on %s', (_topic, page) => {
  it('has at least ten sections, each with a subject and other names for it', () => {
    expect(page.sections.length).toBeGreaterThanOrEqual(10)
    for (const section of page.sections) {
      expect(section.aliases.length).toBeGreaterThanOrEqual(3)
      expect(section.text.length).toBeGreaterThanOrEqual(80)
      expect(page.render()).toContain(section.html)
    }
  })

  it('loses exactly the sections cut', () => {
    const [first, second, ...rest] = page.sections
    const cut = page.render([first?.id ?? '', second?.id ?? ''])
    expect(cut).not.toContain(first?.html)
    expect(cut).not.toContain(second?.html)
    for (const section of rest) expect(cut).toContain(section.html)
  })
})
