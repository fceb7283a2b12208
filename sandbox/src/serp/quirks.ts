import type { Topic } from '../topics.ts'
import { hash } from './hash.ts'
import { normalise } from './match.ts'
import { citing, type Overview } from './shapes.ts'

/**
 * Irregularities of real answers. Each changes a finished overview. Statements and their sources stay correct under all
 * of them, except that `dead-references` adds pages that cannot be read.
 */
const QUIRKS: Readonly<Record<string, (overview: Overview) => Overview>> = {
  'bare-reference': ({ references, ...rest }) => ({
    ...rest,
    references: references.map((each, at) =>
      at === 1 ? { link: each.link, source: each.source, index: each.index } : each,
    ),
  }),
  'double-index': (overview) => {
    const first = overview.references[0]
    if (!first) return overview
    const index = overview.references.length
    const copy = structuredClone(overview)
    const cites = citing(copy.text_blocks).filter((each) => each.reference_indexes?.includes(first.index))
    const last = cites.at(-1)
    if (last?.reference_indexes)
      last.reference_indexes = last.reference_indexes.map((each) => (each === first.index ? index : each))
    return {
      ...copy,
      references: [...copy.references, { ...first, link: first.link.split('#')[0] ?? first.link, index }],
    }
  },
  'orphan-colon': (overview) =>
    editEntries(overview, (entry) => {
      if (entry.title && entry.snippet) entry.snippet = `: ${entry.snippet}`
    }),
  'title-in-snippet': (overview) =>
    editEntries(overview, (entry) => {
      if (entry.title && entry.snippet) entry.snippet = `${entry.title} ${entry.snippet}`
    }),
  'empty-paragraph': ({ text_blocks, ...rest }) => ({
    ...rest,
    text_blocks: [...text_blocks.slice(0, 2), { type: 'paragraph' }, ...text_blocks.slice(2)],
  }),
  'no-indexes': (overview) => {
    const copy = structuredClone(overview)
    const first = citing(copy.text_blocks).find((each) => each.reference_indexes !== undefined)
    if (first) delete first.reference_indexes
    return copy
  },
  'shuffled-references': ({ references, ...rest }) => ({
    ...rest,
    references: [...references].sort((a, b) => hash(a.link) - hash(b.link)),
  }),
  'dead-references': (overview) => {
    const from = overview.references.length
    const dead = ['/403', '/404', '/503', '/challenge'].map((path, at) => ({
      title: '（此網頁已無法讀取）',
      link: `https://faults.test${path}`,
      source: '故障示範站',
      index: from + at,
    }))
    // They are placed among the first references, because a report reads only the first dozen.
    const references = overview.references.flatMap((each, at) => [each, ...dead.slice(at, at + 1)])
    const copy = structuredClone(overview)
    citing(copy.text_blocks)
      .find((each) => each.reference_indexes !== undefined)
      ?.reference_indexes?.push(from)
    return { ...copy, references }
  },
}

/** One in this many keywords shows a given quirk. */
const ONE_IN = 5

export function quirksOf(keyword: string, topic: Topic): string[] {
  const fixed = topic.quirks[normalise(keyword)]
  if (fixed) return fixed
  const chance = Object.keys(QUIRKS).filter(
    (name) => name !== 'dead-references' && hash(keyword + name) % ONE_IN === 0,
  )
  // Both change the same field. Together they would give an answer that the real service never gives.
  return chance.includes('orphan-colon') ? chance.filter((name) => name !== 'title-in-snippet') : chance
}

export function applyQuirks(overview: Overview, names: readonly string[]): Overview {
  return names.reduce((changed, name) => {
    const quirk = QUIRKS[name]
    if (!quirk) throw new Error(`no quirk named ${name}`)
    return quirk(changed)
  }, overview)
}

function editEntries(
  overview: Overview,
  edit: (entry: { title?: string; snippet?: string }) => void,
): Overview {
  const copy = structuredClone(overview)
  for (const block of copy.text_blocks) for (const entry of block.list ?? []) edit(entry)
  return copy
}
