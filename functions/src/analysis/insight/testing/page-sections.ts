import type { PageSection } from '../facts/outline/own-sections.ts'

/** The sections of a page with these headings, which say nothing. */
export function sectionsHeaded(...headings: string[]): PageSection[] {
  return headings.map((heading, at) => ({
    heading,
    step: null,
    under: '',
    start: at,
    end: at + 1,
    text: '內文',
    words: 2,
  }))
}
